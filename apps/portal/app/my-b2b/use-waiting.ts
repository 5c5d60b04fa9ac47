import type { MyBusiness } from '@kontor/contract';
import type { Loaded } from '../session/use-loaded.ts';
import { useBusinessesWaiting } from './use-businesses-waiting.ts';
import { useConnectionsWaiting } from './use-connections-waiting.ts';
import { useGroupsWaiting } from './use-groups-waiting.ts';
import { useInquiriesWaiting } from './use-inquiries-waiting.ts';
import { useInvitationsWaiting } from './use-invitations-waiting.ts';
import type { WaitingPart } from './waiting-part.ts';

/** All that waits, each noun by itself: what ends first, then who waits for an answer, then what is to be done. */
export function useWaiting(businesses: Loaded<MyBusiness[]>): WaitingPart[] {
  return [
    useInvitationsWaiting(),
    useInquiriesWaiting(),
    useConnectionsWaiting(),
    useGroupsWaiting(),
    useBusinessesWaiting(businesses),
  ];
}
