import { type BusinessMembers, CallError, listMembers } from '@kontor/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.tsx';

/** `refused`: it is no business of whoever asks, or there is none. */
export type LoadedMembers = BusinessMembers | 'refused' | 'failed' | undefined;

interface Members {
  loaded: LoadedMembers;
  /** Loads them again; what is shown stays until then. */
  reload: () => Promise<void>;
}

/** The people of a business, as one of them sees them; undefined until they are loaded. */
export function useMembers(businessID: string): Members {
  const { call } = useSession();
  const [loaded, setLoaded] = useState<LoadedMembers>();

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const members = await call(listMembers, { params: { businessID } }, signal ? { signal } : {});
        if (!signal?.aborted) setLoaded(members);
      } catch (error) {
        if (signal?.aborted) return;
        const isRefused = error instanceof CallError && [400, 403, 404].includes(error.status);
        if (!isRefused) console.error('The members could not be loaded', error);
        setLoaded(isRefused ? 'refused' : 'failed');
      }
    },
    [call, businessID],
  );

  useEffect(() => {
    const left = new AbortController();
    void load(left.signal);
    return () => left.abort();
  }, [load]);

  return { loaded, reload: load };
}
