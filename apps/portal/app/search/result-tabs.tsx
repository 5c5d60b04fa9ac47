import { Tabs } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress, tabs } from './search-query.ts';
import { tabName } from './tab-name.ts';
import { useResultTexts } from './use-result-texts.ts';

/** Products, users and the nine business types, each with its count (checklist 93). */
export function ResultTabs({ query, counts }: Pick<SearchPage, 'query' | 'counts'>) {
  const { t, i18n } = useLingui();
  const texts = useResultTexts();
  const links = tabs.map((tab) => ({
    key: tab,
    href: searchAddress({ ...query, tab, page: 1 }),
    text: i18n._(tabName[tab]),
    count: texts.short(counts[tab]),
    current: tab === query.tab,
  }));
  return <Tabs label={t`Type`} tabs={links} />;
}
