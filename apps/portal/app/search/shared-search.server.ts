import { msg } from '@lingui/core/macro';
import type { Visit } from '../session/page-context.ts';
import type { SharedPage } from '../share-picture/shared-page.ts';
import { isVariant, type SearchQuery } from './search-query.ts';
import { tabName } from './tab-name.ts';
import { type Total, totalText } from './total-text.ts';

interface Subject {
  query: SearchQuery;
  /** Those that are chosen, as one phrase. */
  country: string | undefined;
  /** Industry, category and subcategory, as far as chosen. */
  path: readonly { id: string; name: string }[];
  total: Total;
}

/**
 * What the picture of an industry or a category says. Other results have none: visitors' own words are not drawn, and later
 * pages and filtered ones are not shared.
 */
export function sharedSearch(
  { query, country, path, total }: Subject,
  { i18n }: Pick<Visit, 'i18n'>,
): SharedPage | undefined {
  const [industry] = path;
  const place = path.at(-1);
  if (!industry || !place || query.words !== '' || isVariant(query) || total.total === 0) return undefined;
  // People are of no place in the tree.
  if (query.tab === 'UR') return undefined;
  return {
    kind: i18n._(tabName[query.tab]),
    title: place.name,
    facts: [
      place !== industry && { label: i18n._(msg`Industry`), value: industry.name },
      country && { label: i18n._(msg`Country`), value: country },
      {
        label: i18n._(query.tab === 'PR' ? msg`Products` : msg`In the directory`),
        value: totalText(total, i18n),
      },
    ].filter((fact) => !!fact),
    art: { kind: 'plate', seed: place.id, place: place.id.slice(0, 6) },
  };
}
