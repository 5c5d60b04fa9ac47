import { listLatestBusinesses, listMostLikedBusinesses, membershipPlan } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { viewOfCompany } from '../business/company-view.ts';
import { networkPortals } from '../network/network-portals.ts';
import { countryName, inSentence, portalCountries } from '../portal-country.ts';
import { operatorOrganization } from '../seo/organization.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { homeFigures } from './home-figures.server.ts';
import { sharedHome } from './shared-home.server.ts';

/** Checklist 46: the promise, ways in, the newest and the most liked businesses, the portals of all countries. */
export async function loadHome(context: LoaderFunctionArgs['context']) {
  const { country, origin } = context.get(settingsContext);
  const visit = context.get(visitContext);
  const { call, i18n, language } = visit;
  const [groups, mostLiked, figures] = await Promise.all([
    call(listLatestBusinesses, { query: { country } }),
    call(listMostLikedBusinesses, { query: { country } }),
    homeFigures(visit),
  ]);
  const name = countryName(country, language);
  const place = inSentence(name);
  const tagline = i18n._(portalCountries[country].tagline);
  return {
    tagline,
    film: portalCountries[country].video,
    figures,
    freeProducts: membershipPlan('standard').productsShown,
    latest: groups.map(({ businessType, businesses }) => ({
      type: businessType,
      businesses: businesses.map(viewOfCompany),
    })),
    mostLiked: mostLiked.map(viewOfCompany),
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
