import { type Data, listStates } from '@kontor/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../session/session-context.tsx';

type States = Data<typeof listStates>;

export interface StatesOfCountry {
  /** Undefined until they are loaded, and when they cannot be. */
  states: States | undefined;
  /** They could not be loaded. */
  hasFailed: boolean;
  /** Loads them once more. */
  reload: () => void;
}

/** The states of a country, an empty one for none. */
export function useStates(country: string): StatesOfCountry {
  const { call } = useSession();
  const [ofCountry, setOfCountry] = useState<{ country: string; states: States | undefined }>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn loads them once more
  useEffect(() => {
    if (country === '') return;
    const left = new AbortController();
    call(listStates, { params: { code: country } }, { signal: left.signal }).then(
      (states) => setOfCountry({ country, states }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('The states could not be loaded', error);
        setOfCountry({ country, states: undefined });
      },
    );
    return () => left.abort();
  }, [call, country, turn]);

  const known = ofCountry?.country === country ? ofCountry : undefined;
  const reload = useCallback(() => {
    setOfCountry(undefined);
    setTurn((before) => before + 1);
  }, []);
  return useMemo(
    () => ({ states: known?.states, hasFailed: known !== undefined && known.states === undefined, reload }),
    [known, reload],
  );
}
