import { useRouteLoaderData } from 'react-router';
import type { loadPortal } from './load-portal.server.ts';

/** What the root knows of the portal and the visit; only below a root that was loaded. */
export function usePortal() {
  const portal = useRouteLoaderData<typeof loadPortal>('root');
  if (!portal) throw new Error('The portal is known only inside its pages');
  return portal;
}
