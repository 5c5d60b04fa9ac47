import type { FavoriteResource } from '@kontor/contract';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.tsx';
import { useDraftOwner } from '../session/use-draft-owner.ts';

/** Remembers on this device that a page was looked at. What does so is loaded once the page is alive. */
export function useViewed(resourceType: FavoriteResource, resourceID: string, businessID: string): void {
  const session = useSession();
  const owner = useDraftOwner();
  useEffect(() => {
    if (owner !== undefined)
      import('./watch-view.ts').then(
        ({ watchView }) => watchView({ session, owner, resourceType, resourceID, businessID }),
        console.warn,
      );
  }, [session, owner, resourceType, resourceID, businessID]);
}
