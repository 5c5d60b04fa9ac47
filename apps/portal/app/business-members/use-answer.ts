import { type Call, CallError, type Data, type Input } from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';

/** `refused`: it is not for whoever asks, or there is none. */
export type Answer<T> = T | 'refused' | 'failed' | undefined;

/**
 * What a call answers, undefined until it is loaded. Who did something waits until it is asked again, so that what is said of it is
 * shown by then; what is shown stays until then.
 * @param refusals statuses that are no failure
 */
export function useAnswer<C extends Call>(
  asked: C,
  input: Input<C>,
  refusals: readonly number[],
): { loaded: Answer<Data<C>>; reload: () => Promise<void> } {
  const { call } = useSession();
  const [loaded, setLoaded] = useState<Answer<Data<C>>>();
  const key = JSON.stringify(input);
  const latest = useRef({ input, refusals });
  latest.current = { input, refusals };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const answer = await call(asked, latest.current.input, signal ? { signal } : {});
        if (!signal?.aborted) setLoaded(answer);
      } catch (error) {
        if (signal?.aborted) return;
        const isRefused = error instanceof CallError && latest.current.refusals.includes(error.status);
        if (!isRefused) console.error(`What ${asked.name} answers could not be loaded`, error);
        setLoaded(isRefused ? 'refused' : 'failed');
      }
    },
    [call, asked, key],
  );

  useEffect(() => {
    const left = new AbortController();
    void load(left.signal);
    return () => left.abort();
  }, [load]);

  return { loaded, reload: load };
}
