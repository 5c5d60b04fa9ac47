import { CallError, type Data, listProductImports } from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { isWorking, pauseBefore } from './poll-pause.ts';

export type Imports = Data<typeof listProductImports>;

interface LoadedImports {
  /** Undefined until they are loaded; what is shown stays while they are asked for again. */
  loaded: Imports | 'refused' | 'failed' | undefined;
  reload: () => Promise<void>;
}

/** The imports of a business. While one is under way they are asked for again and again, after pauses that grow while nothing happens. */
export function useImports(businessID: string): LoadedImports {
  const { call } = useSession();
  const [loaded, setLoaded] = useState<Imports | 'refused' | 'failed'>();
  /** Looks that found the same as the one before. */
  const idle = useRef(0);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const imports = await call(
          listProductImports,
          { query: { bid: businessID } },
          signal ? { signal } : {},
        );
        if (signal?.aborted) return;
        setLoaded((before) => {
          idle.current = JSON.stringify(before) === JSON.stringify(imports) ? idle.current + 1 : 0;
          return imports;
        });
      } catch (error) {
        if (signal?.aborted) return;
        const isRefused = error instanceof CallError && error.status === 403;
        if (!isRefused) console.error('Imports could not be loaded', error);
        // What is shown stays; the next look may succeed.
        setLoaded((before) =>
          typeof before === 'object' && !isRefused ? { ...before } : isRefused ? 'refused' : 'failed',
        );
      }
    },
    [call, businessID],
  );

  useEffect(() => {
    const left = new AbortController();
    void load(left.signal);
    return () => left.abort();
  }, [load]);

  useEffect(() => {
    if (typeof loaded !== 'object' || !isWorking(loaded.open?.state)) return;
    const left = new AbortController();
    const timer = setTimeout(() => void load(left.signal), pauseBefore(idle.current));
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [loaded, load]);

  return { loaded, reload: load };
}
