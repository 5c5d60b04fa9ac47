import { listLatestBusinesses, listMostLikedBusinesses } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import { viewOfBusiness } from '../business/business-view.ts';
import { networkPortals } from '../network/network-portals.ts';
import { countryName, inSentence, portalCountries } from '../portal-country.ts';
import { operatorOrganization } from '../seo/organization.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { metaTags } from '../session/page-meta.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { Banners } from './banners.tsx';
import { BelowRail } from './below-rail.tsx';
import { Hero } from './hero.tsx';
import { IndustryTiles } from './industry-tiles.tsx';
import { LatestBusinesses } from './latest-businesses.tsx';
import { MostLiked } from './most-liked.tsx';
import { MyBusinessCard } from './my-business-card.tsx';
import { Network } from './network.tsx';
import { sharedHome } from './shared-home.server.ts';
import './home.css';

export const handle: PageHandle = { belowRail: BelowRail };

/** Checklist 46: the promise, ways in, the newest and the most liked businesses, the portals of all countries. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { country, origin } = context.get(settingsContext);
  const { call, i18n, language } = context.get(visitContext);
  const [groups, mostLiked] = await Promise.all([
    call(listLatestBusinesses, { query: { country } }),
    call(listMostLikedBusinesses, { query: { country } }),
  ]);
  const name = countryName(country, language);
  const place = inSentence(name);
  const tagline = i18n._(portalCountries[country].tagline);
  return {
    tagline,
    film: portalCountries[country].video,
    latest: groups.map(({ businessType, businesses }) => ({
      type: businessType,
      businesses: businesses.map(viewOfBusiness),
    })),
    mostLiked: mostLiked.map(viewOfBusiness),
    portals: networkPortals(language),
    meta: {
      title: i18n._(msg`${brand.name} ${name}: industrial suppliers, manufacturers and exporters`),
      description: i18n._(
        msg`Find manufacturers, distributors, wholesalers, importers and exporters in ${place} and worldwide, with the facts to compare them.`,
      ),
      keywords: i18n._(
        msg`${name}, manufacturers, suppliers, distributors, exporters, industry, directory, B2B`,
      ),
      canonical: `${origin}/`,
      things: [operatorOrganization(origin)],
      picture: sharePicture('/', sharedHome(tagline, { i18n }), context),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function Home() {
  const { tagline, film, latest, mostLiked, portals } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero tagline={tagline} film={film} />
      <div className="s-page">
        <IndustryTiles />
        <Banners />
        <LatestBusinesses groups={latest} />
        <div className="h-without-rail">
          <MostLiked businesses={mostLiked} />
          <MyBusinessCard />
        </div>
        <Network portals={portals} />
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
