import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense } from 'react';
import { useChosen } from './use-chosen.ts';

// Most visits compare nothing.
const CompareBar = lazyExtra(() => import('./compare-bar.tsx'));

/** The bar at the foot of pages while something is chosen to be compared; its code is loaded then. */
export function ChosenBar() {
  const { chosen } = useChosen();
  if (chosen.length === 0) return null;
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  );
}
