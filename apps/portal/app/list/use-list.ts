import { CallError, type Data, getList } from '@kontor/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.tsx';

interface LoadedState {
  /** The last answer stays while it is asked for again. */
  list?: Data<typeof getList>;
  /** It was deleted, or is not shared any more. */
  isGone: boolean;
  hasFailed: boolean;
}

/** A list, until it is gone. */
export function useList(listID: string): LoadedState & { reload: () => void } {
  const { call } = useSession();
  const [state, setState] = useState<LoadedState>({ isGone: false, hasFailed: false });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn asks again
  useEffect(() => {
    const left = new AbortController();
    call(getList, { params: { listID } }, { signal: left.signal }).then(
      (list) => left.signal.aborted || setState({ list, isGone: false, hasFailed: false }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        const isGone = error instanceof CallError && error.status === 404;
        if (!isGone) console.error('A list could not be loaded', error);
        setState((before) => ({ ...before, isGone, hasFailed: !isGone }));
      },
    );
    return () => left.abort();
  }, [call, listID, turn]);

  return { ...state, reload: useCallback(() => setTurn((turns) => turns + 1), []) };
}
