import { CallError, confirmSubscription, type Subscribed } from '@kontor/contract';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session-context.tsx';

/** Milliseconds from one question for an unknown outcome to the next. */
const askEvery = 3_000;

interface Asked {
  businessID: string;
  /** The order nobody knows the outcome of; undefined while there is none. */
  orderID: string | undefined;
  onAnswer: (answer: Subscribed) => void;
  onRefusal: (error: CallError) => void;
}

/** Asks how a payment came out, again and again, until it is known. */
export function useOutcome({ businessID, orderID, onAnswer, onRefusal }: Asked): void {
  const { call } = useSession();
  const latest = useRef({ onAnswer, onRefusal });
  latest.current = { onAnswer, onRefusal };
  useEffect(() => {
    if (orderID === undefined) return;
    const left = new AbortController();
    const ask = async () => {
      try {
        const answer = await call(
          confirmSubscription,
          { body: { businessID, orderID } },
          { signal: left.signal },
        );
        if (!left.signal.aborted && answer.status !== 'processing') latest.current.onAnswer(answer);
      } catch (error) {
        // A network that fails says nothing of the payment.
        if (!(error instanceof CallError) || !['CardError', 'Conflict'].includes(error.errorName)) return;
        if (!left.signal.aborted) latest.current.onRefusal(error);
      }
    };
    const timer = setInterval(() => void ask(), askEvery);
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [orderID, businessID, call]);
}
