import { CallError, type Data, getInvitation } from '@kontor/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.tsx';

type LoadedInvitation = Data<typeof getInvitation> | 'gone' | 'failed' | undefined;

/** What the link of an invitation shows; undefined until it is loaded. */
export function useInvitation(token: string): { loaded: LoadedInvitation; reload: () => Promise<void> } {
  const { call } = useSession();
  const [loaded, setLoaded] = useState<LoadedInvitation>();

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const invitation = await call(getInvitation, { params: { token } }, signal ? { signal } : {});
        if (!signal?.aborted) setLoaded(invitation);
      } catch (error) {
        if (signal?.aborted) return;
        const isGone = error instanceof CallError && [400, 404].includes(error.status);
        if (!isGone) console.error('The invitation could not be loaded', error);
        setLoaded(isGone ? 'gone' : 'failed');
      }
    },
    [call, token],
  );

  useEffect(() => {
    const left = new AbortController();
    void load(left.signal);
    return () => left.abort();
  }, [load]);

  return { loaded, reload: load };
}
