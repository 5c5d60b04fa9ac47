import { useRouteLoaderData } from 'react-router';
import type { loadHome } from './load-home.server.ts';
import { MostLiked } from './most-liked.tsx';
import { MyBusinessCard } from './my-business-card.tsx';

/** Below the industries of the home page, where there is a sidebar. */
export function BelowRail() {
  const home = useRouteLoaderData<typeof loadHome>('home/home');
  return (
    <>
      <MyBusinessCard />
      <MostLiked businesses={home?.mostLiked ?? []} />
    </>
  );
}
