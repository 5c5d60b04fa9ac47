import { joinedNames } from '@kontor/web/language/joined';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { cutText, keywordList } from '../seo/cut-text.ts';
import { descriptionRoom } from '../seo/head-room.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { compareAddress } from './compare-address.ts';
import { compareTitle } from './compare-title.ts';
import type { Comparison } from './load-comparison.server.ts';

/** Each set of businesses or products is a page of its own, of which there is no end: search engines find what is in it. */
export function compareMeta({ kind, things }: Comparison, context: LoaderFunctionArgs['context']): PageMeta {
  const { country, origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(country, language)}`;
  const title = i18n._(compareTitle(kind, things.length));
  const names = things.map(({ name }) => name);
  const description = (listed: string) =>
    names.length > 0
      ? i18n._(msg`${listed} side by side on ${portal}: facts, terms and proof in the same order.`)
      : i18n._(
          msg`Compare up to five businesses or products on ${portal}: facts, terms and proof side by side in the same order.`,
        );
  const room = descriptionRoom[language] - description('').length;
  return {
    title: `${title} | ${portal}`,
    description: description(cutText(joinedNames(names, language), room)),
    keywords: keywordList([title, ...names, countryName(country, language), 'B2B']),
    canonical: origin + compareAddress(things.map(({ id }) => id)),
    hidden: true,
  };
}
