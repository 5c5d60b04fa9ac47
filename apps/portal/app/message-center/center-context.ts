import type { Inquiry } from '@kontor/contract';
import { useOutletContext } from 'react-router';
import type { ActingParty } from './acting-party.ts';

/** What the message center tells the conversation in it. */
export interface CenterContext {
  party: ActingParty;
  /** A conversation is known better than the list has it. */
  put: (inquiry: Inquiry) => void;
}

export const useCenter = () => useOutletContext<CenterContext>();
