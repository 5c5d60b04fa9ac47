import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense } from 'react';

// Nearly nobody sees it, and every page has it.
const ErrorWays = lazyExtra(() => import('./error-ways.tsx'));

/** Holds the place of where to go from an error until it is there. */
export function WaysFromError({ portal }: { portal?: string | undefined }) {
  return (
    <div className="s-error-ways">
      <Suspense>
        <ErrorWays portal={portal} />
      </Suspense>
    </div>
  );
}
