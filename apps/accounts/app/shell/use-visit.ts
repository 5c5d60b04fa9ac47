import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the root knows of the visit; only below a root that was loaded. */
export function useVisit() {
  const visit = useRouteLoaderData<typeof loader>('root');
  if (!visit) throw new Error('The visit is known only inside the pages');
  return visit;
}
