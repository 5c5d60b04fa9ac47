import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { keywordList } from '../seo/cut-text.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { industriesAddress } from './industries-address.ts';

/** Title, description and keywords of the page of all industries. */
export function industriesMeta(
  industries: readonly { name: string; categories: readonly unknown[] }[],
  context: LoaderFunctionArgs['context'],
): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = countryName(country, language);
  const industryCount = industries.length;
  const categoryCount = industries.reduce((sum, { categories }) => sum + categories.length, 0);
  return {
    title: i18n._(msg`Industries and categories | ${brand.name} ${portal}`),
    description: i18n._(
      msg`${industryCount} industries with ${categoryCount} categories: find manufacturers, suppliers and exporters of each on ${brand.name} ${portal}.`,
    ),
    keywords: keywordList([...industries.map(({ name }) => name), portal, 'B2B']),
    canonical: origin + industriesAddress(),
    picture: sharePicture(
      industriesAddress(),
      {
        kind: i18n._(msg`Directory`),
        title: i18n._(msg`Industries`),
        facts: [
          { label: i18n._(msg`Industries`), value: i18n.number(industryCount) },
          { label: i18n._(msg`Categories`), value: i18n.number(categoryCount) },
        ],
        art: { kind: 'drawing', name: 'ui/trading-floor' },
      },
      context,
    ),
  };
}
