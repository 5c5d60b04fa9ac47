import { ButtonLink, EmptyState } from '@kontor/ui';
import searching from '@kontor/ui/art/rosca-search.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { type SearchQuery, searchAddress, tabs } from './search-query.ts';
import { tabName } from './tab-name.ts';
import { useResultTexts } from './use-result-texts.ts';

/** Nothing found: what to try, beginning with what is known to have results. */
export function NoResults({ query, counts, path }: SearchPage) {
  const { t, i18n } = useLingui();
  const texts = useResultTexts();
  const anywhere = { industry: undefined, category: undefined, subcategory: undefined };
  const fresh: SearchQuery = { ...query, page: 1 };
  const filled = tabs.filter((tab) => tab !== query.tab && counts[tab].total > 0).slice(0, 4);
  return (
    <EmptyState
      title={t`No content.`}
      text={
        query.words
          ? t`Try another country, another type or fewer words.`
          : t`Try another country or another type.`
      }
      picture={searching}
    >
      {query.page > 1 ? (
        <ButtonLink href={searchAddress(fresh)}>
          <Trans>First page</Trans>
        </ButtonLink>
      ) : null}
      {query.country ? (
        <ButtonLink href={searchAddress({ ...fresh, country: undefined })}>
          <Trans>Global</Trans>
        </ButtonLink>
      ) : null}
      {path.length > 0 ? (
        <ButtonLink href={searchAddress({ ...fresh, ...anywhere })}>
          <Trans>All industries</Trans>
        </ButtonLink>
      ) : null}
      {filled.map((tab) => (
        <ButtonLink key={tab} href={searchAddress({ ...fresh, tab })}>
          {i18n._(tabName[tab])} {texts.short(counts[tab])}
        </ButtonLink>
      ))}
    </EmptyState>
  );
}
