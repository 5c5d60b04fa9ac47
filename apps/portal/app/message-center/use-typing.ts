import { type InquirySide, tellTyping } from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { useLiveEvents } from './use-live-events.ts';

/** Milliseconds: so often it is told that one writes, and so long it is shown. */
const toldEvery = 4_000;
const shownFor = 6_000;

/** Whether somebody of the other side is writing just now. */
export function useOthersTyping(rid: string, side: InquirySide | undefined): boolean {
  const [until, setUntil] = useState(0);
  useLiveEvents((event) => {
    if (!('requestID' in event) || event.requestID !== rid) return;
    if (event.kind === 'typing' && side !== undefined && event.side !== side) setUntil(Date.now() + shownFor);
    // Who has written has stopped writing.
    if (event.kind === 'message' && event.from !== side) setUntil(0);
  });
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => setUntil(0), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until > 0;
}

/** To be called at each letter: tells the others now and then that one is writing. */
export function useTellTyping(party: string, rid: string): () => void {
  const { call } = useSession();
  const told = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    if (performance.now() - told.current < toldEvery) return;
    told.current = performance.now();
    call(tellTyping, { params: { rid }, query: { bid: party } }).catch((error: unknown) =>
      console.info('The others were not told that somebody writes', error),
    );
  }, [call, party, rid]);
}
