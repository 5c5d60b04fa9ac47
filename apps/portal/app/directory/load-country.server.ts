import { getDirectoryCountry, searchBusinesses } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { brand } from '../brand.ts';
import { viewOfResult } from '../business/view-of-result.server.ts';
import { countryName, inSentence } from '../portal-country.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { countryTexts } from './country-texts.ts';
import { countriesAddress, countryKind, countryKinds, fewestIndexed } from './directory-address.ts';
import { sharedCountry } from './shared-directory.server.ts';

const shown = 10;

/** What a country's page of a kind shows; 404 for a country there is not. */
export async function loadCountry({ params, url, context }: LoaderFunctionArgs) {
  const kind = countryKind(params.kind);
  const code = params.country ?? '';
  if (!kind || !/^[A-Za-z]{2}$/.test(code)) throw data(null, { status: 404 });
  const country = code.toUpperCase();
  if (country !== code) throw redirect(countriesAddress(kind, country) + url.search, 301);
  const { country: own, origin } = context.get(settingsContext);
  const { call, i18n, language } = context.get(visitContext);
  const businessType = countryKinds[kind];
  const [facts, found] = await Promise.all([
    call(getDirectoryCountry, { params: { country }, query: { businessType } }),
    call(searchBusinesses, { body: { textQuery: '', skip: 0, size: shown, businessType, country } }),
  ]);
  const portal = countryName(own, language);
  const place = inSentence(facts.country.countryName);
  const texts = countryTexts[kind];
  const title = texts.titleIn(i18n, place);
  const [total, verified] = [i18n.number(facts.total), i18n.number(facts.verified)];
  return {
    kind,
    code: country,
    title,
    advice: texts.adviceIn(i18n, place),
    total: facts.total,
    verified: facts.verified,
    industries: facts.industries.map(({ industry: { id, name }, total }) => ({ id, name, total })),
    unclassified: facts.industries.reduce((rest, { total }) => rest - total, facts.total),
    businesses: found.items.map((item) => viewOfResult(item, i18n)),
    meta: {
      title: i18n._(msg`${title} | ${brand.name} ${portal}`),
      description: i18n._(
        msg`${title}: ${total} in the directory, ${verified} with a verified fact. Year, industry and employees side by side on ${brand.name} ${portal}.`,
      ),
      keywords: `${title}, ${facts.country.countryName}, ${portal}`,
      canonical: origin + countriesAddress(kind, country),
      hidden: facts.total < fewestIndexed,
      things: [
        breadcrumbList([
          { name: i18n._(texts.title), address: origin + countriesAddress(kind) },
          { name: title },
        ]),
      ],
      picture: sharePicture(countriesAddress(kind, country), sharedCountry(title, facts, { i18n }), context),
    },
  };
}
