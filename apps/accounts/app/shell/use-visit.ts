import { useRouteLoaderData } from 'react-router';
import type { loadVisit } from '../visit/load-visit.server.ts';

/** What the root knows of the visit; only below a root that was loaded. */
export function useVisit() {
  const visit = useRouteLoaderData<typeof loadVisit>('root');
  if (!visit) throw new Error('The visit is known only inside the pages');
  return visit;
}
