import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the root knows of the portal and the visit; only below a root that was loaded. */
export function usePortal() {
  const portal = useRouteLoaderData<typeof loader>('root');
  if (!portal) throw new Error('The portal is known only inside its pages');
  return portal;
}
