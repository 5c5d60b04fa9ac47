import type { Call, Data, Input } from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from './session-context.tsx';

/** How far what a page asked for is. */
export interface Loaded<T> {
  /** Undefined until it is loaded. While it is asked for again, the last answer stays. */
  data: T | undefined;
  /** The last answer was an error, or none came. */
  failed: boolean;
  /** Asks again. */
  reload: () => void;
}

/** What a call answers to whoever is signed in. Another input is asked for at once; what was asked before is dropped. */
export function useLoaded<C extends Call>(call: C, input: Input<C>): Loaded<Data<C>> {
  const { call: send } = useSession();
  const key = JSON.stringify(input);
  const latest = useRef(input);
  latest.current = input;
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; data?: Data<C>; failed: boolean }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input, the turn asks again
  useEffect(() => {
    const left = new AbortController();
    send(call, latest.current, { signal: left.signal }).then(
      (data) => left.signal.aborted || setAnswer({ key, data, failed: false }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error(`What ${call.name} answers could not be loaded`, error);
        setAnswer((last) => ({ ...(last?.key === key && last), key, failed: true }));
      },
    );
    return () => left.abort();
  }, [send, call, key, turn]);

  const reload = useCallback(() => setTurn((turns) => turns + 1), []);
  const isOfInput = answer?.key === key;
  return {
    data: isOfInput ? answer.data : undefined,
    failed: isOfInput && answer.failed,
    reload,
  };
}
