import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { LaterChosenBar } from '../compare/later-chosen-bar.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { Banners } from './banners.tsx';
import { BelowRail } from './below-rail.tsx';
import { Hero } from './hero.tsx';
import { IndustryTiles } from './industry-tiles.tsx';
import { LatestBusinesses } from './latest-businesses.tsx';
import { loadHome } from './load-home.server.ts';
import { MostLiked } from './most-liked.tsx';
import { MyBusinessCard } from './my-business-card.tsx';
import { Network } from './network.tsx';
import { OwnStart } from './own-start.tsx';
import './home.css';

export const handle: PageHandle = { belowRail: BelowRail, withoutSearchLink: true };

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context);

const UnknownPathNote = lazyExtra(() => import('./unknown-path-note.tsx'));

export default function Home() {
  const { tagline, film, figures, freeProducts, latest, mostLiked, portals } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  return (
    <>
      {state === 'unknown-path' ? (
        <Suspense>
          <UnknownPathNote />
        </Suspense>
      ) : null}
      <Hero tagline={tagline} film={film} figures={figures} />
      <div className="s-page">
        <OwnStart />
        <IndustryTiles />
        <Banners freeProducts={freeProducts} />
        <LatestBusinesses groups={latest} />
        <div className="h-without-rail">
          <MostLiked businesses={mostLiked} />
          <MyBusinessCard />
        </div>
        <Network portals={portals} />
      </div>
      <div className="h-chosen">
        <LaterChosenBar />
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
