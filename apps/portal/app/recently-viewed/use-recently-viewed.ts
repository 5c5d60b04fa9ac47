import { useCallback, useEffect, useState } from 'react';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { usePortal } from '../session/use-portal.ts';
import type { ViewedCard } from './load-recently-viewed.ts';

interface State {
  /** Undefined until they are loaded. */
  cards?: ViewedCard[];
  /** Nothing more is remembered on this device. */
  paused?: boolean;
  failed?: boolean;
}

/** What whoever is signed in viewed on this device. What reads it is loaded with it. */
export interface RecentlyViewedState extends State {
  owner: string | undefined;
  reload: () => void;
  show: (change: (shown: State) => State) => void;
}

export function useRecentlyViewed(): RecentlyViewedState {
  const owner = useDraftOwner();
  const { accountsOrigin, language } = usePortal();
  const [turn, setTurn] = useState(0);
  const [state, show] = useState<State>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn asks again
  useEffect(() => {
    if (owner === undefined) return;
    let isLeft = false;
    import('./load-recently-viewed.ts')
      .then(({ loadRecentlyViewed }) => loadRecentlyViewed(owner, { accountsOrigin, language }))
      .then(
        (loaded) => isLeft || show(loaded),
        (error: unknown) => {
          console.error('What was viewed could not be loaded', error);
          if (!isLeft) show((last) => ({ ...last, failed: true }));
        },
      );
    return () => {
      isLeft = true;
    };
  }, [owner, accountsOrigin, language, turn]);

  return { ...state, owner, show, reload: useCallback(() => setTurn((turns) => turns + 1), []) };
}
