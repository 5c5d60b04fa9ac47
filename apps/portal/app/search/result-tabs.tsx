import { Tabs } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { tabName } from './tab-name.ts';
import { useResultTexts } from './use-result-texts.ts';

/** Products, users and the nine business types, each with its count (checklist 93); those without results stand back. */
export function ResultTabs({ query, tabs }: Pick<SearchPage, 'query' | 'tabs'>) {
  const { t, i18n } = useLingui();
  const texts = useResultTexts();
  const links = tabs.map(({ tab, total, href }) => ({
    key: tab,
    href,
    text: i18n._(tabName[tab]),
    count: texts.short(total),
    current: tab === query.tab,
    ...(total.total === 0 && { className: 'r-none' }),
  }));
  return <Tabs label={t`Type`} tabs={links} />;
}
