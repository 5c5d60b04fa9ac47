import { type InquiryNote, listInquiryNotes } from '@kontor/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../session/session-context.tsx';
import type { ActingParty } from '../acting-party.ts';
import { useLiveEvents } from '../use-live-events.ts';

export interface Notes {
  notes: readonly InquiryNote[];
  /** They could not be loaded. */
  isFailed: boolean;
  renew: () => Promise<void>;
}

const none: readonly InquiryNote[] = [];

/** What the team noted on a conversation, kept up with live; a person alone has no team. */
export function useNotes({ id: bid, type }: ActingParty, rid: string): Notes {
  const { call } = useSession();
  const [notes, setNotes] = useState(none);
  const [isFailed, setFailed] = useState(false);
  const isTeam = type === 'business';

  const renew = useCallback(async () => {
    if (!isTeam) return;
    try {
      setNotes((await call(listInquiryNotes, { params: { rid }, query: { bid } })).notes);
      setFailed(false);
    } catch (error) {
      console.warn('Notes could not be loaded', error);
      setFailed(true);
    }
  }, [call, isTeam, rid, bid]);

  useEffect(() => void renew(), [renew]);
  useLiveEvents((event) => {
    if (event.kind === 'gap' || (event.kind === 'inquiry' && event.requestID === rid)) void renew();
  });
  return { notes, isFailed, renew };
}
