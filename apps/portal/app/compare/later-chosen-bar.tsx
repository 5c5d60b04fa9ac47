import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense, useEffect, useState } from 'react';
import { holdsAnything } from './holds-anything.ts';

const Bar = lazyExtra(async () => ({ default: (await import('./chosen-bar.tsx')).ChosenBar }));

/** The bar of what is chosen on pages that offer nothing to compare themselves: even what reads the choice is loaded where there may be one. */
export function LaterChosenBar() {
  const [isLikely, setLikely] = useState(false);
  useEffect(() => void holdsAnything().then(setLikely, console.warn), []);
  if (!isLikely) return null;
  return (
    <Suspense>
      <Bar />
    </Suspense>
  );
}
