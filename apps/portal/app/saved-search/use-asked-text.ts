import type { SavedSearch } from '@kontor/contract';
import { filters } from '@kontor/contract/capability-filters';
import { queryOfSaved } from '@kontor/contract/saved-search-address';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tabName } from '../search/tab-name.ts';

/** What a saved search asks for, in a line: "gear unit · Manufacturers · Mexico and Spain · 2 filters". */
export function useAskedText(search: SavedSearch): string {
  const { t, i18n } = useLingui();
  const query = queryOfSaved(search);
  const { tab, words, countries = [] } = query;
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const where = new Intl.ListFormat(i18n.locale).format(countries.map((code) => names.of(code) ?? code));
  const chosen = filters.reduce((sum, filter) => {
    const of = query[filter];
    if (of === undefined) return sum;
    return sum + (typeof of === 'number' ? 1 : of.length);
  }, 0);
  return [
    words,
    tab ? i18n._(tabName[tab]) : t`All business types`,
    where || t`All countries`,
    chosen > 0 ? t`${plural(chosen, { one: '# filter', other: '# filters' })}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
