import { holdsDatabase } from '@kontor/web/draft/holds-database';
import { draftDatabase } from '@kontor/web/draft/place';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense, useEffect, useState } from 'react';

const Bar = lazyExtra(async () => ({ default: (await import('./chosen-bar.tsx')).ChosenBar }));

/** The bar of what is chosen on pages that offer nothing to compare themselves: even what reads the choice is loaded where there may be one. */
export function LaterChosenBar() {
  const [isLikely, setLikely] = useState(false);
  useEffect(() => void holdsDatabase(draftDatabase).then(setLikely, console.warn), []);
  if (!isLikely) return null;
  return (
    <Suspense>
      <Bar />
    </Suspense>
  );
}
