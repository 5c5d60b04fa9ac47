import { ButtonLink, EmptyState } from '@kontor/ui';
import searching from '@kontor/ui/art/rosca-search.svg';
import { FunnelX, Globe, Layers } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { industriesAddress } from '../industries/industries-address.ts';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-address.ts';
import { tabInSentence } from './tab-in-sentence.ts';
import { tabName } from './tab-name.ts';
import { useResultTexts } from './use-result-texts.ts';
import type { WayOn } from './ways-on.server.ts';

/** Nothing found, or nothing on this page: the ways on that are known to lead to something, nearest first. */
export function NoResults(page: SearchPage) {
  const { query, total, ways } = page;
  const title = useNothing(page);
  const advice = useAdvice(page);
  return (
    <EmptyState title={title} text={advice} picture={searching}>
      {total.total > 0 ? (
        <ButtonLink href={searchAddress({ ...query, page: 1 })}>
          <Trans>First page</Trans>
        </ButtonLink>
      ) : null}
      {ways.map((way) => (
        <Way
          key={searchAddress(way.query)}
          {...way}
          leavesCountry={query.countries.length > 0 && way.query.countries.length === 0}
          leavesTab={way.query.tab !== query.tab}
        />
      ))}
      <ButtonLink {...(ways.length > 0 ? { variant: 'quiet' } : {})} href={industriesAddress()}>
        <Trans>All industries</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

/** What there is none of: "No manufacturers for “pump” – Germany". */
function useNothing({ query, words, where, path, total }: SearchPage): string {
  const { t, i18n } = useLingui();
  // There are some, and this page of them is empty.
  if (total.total > 0) return t`No content.`;
  const type = tabInSentence(query.tab, i18n);
  const what = words ? t`No ${type} for “${words}”` : t`No ${type}`;
  return [what, path.at(-1)?.name, where].filter(Boolean).join(' – ');
}

/** What can be let go of: filters, else words, else the country and the lowest part of the place. */
function useAdvice({ query, path, filters }: Pick<SearchPage, 'query' | 'path' | 'filters'>): string {
  const { t } = useLingui();
  if (filters.chosen.length > 0) return t`Try again with fewer filters.`;
  if (query.words) return t`Try another country, another type or fewer words.`;
  if (path.length > 1)
    return query.countries.length > 0
      ? t`Try another country, another type or a broader part of the industry.`
      : t`Try another type or a broader part of the industry.`;
  return query.countries.length > 0 ? t`Try another country or another type.` : t`Try another type.`;
}

interface WayProps extends WayOn {
  leavesCountry: boolean;
  leavesTab: boolean;
}

function Way({ by, name, query, total, leavesCountry, leavesTab }: WayProps) {
  const { i18n, t } = useLingui();
  const texts = useResultTexts();
  return (
    <ButtonLink href={searchAddress(query)}>
      {leavesCountry ? <Globe size={17} /> : null}
      {by === 'filters' || by === 'filter' ? <FunnelX size={17} /> : null}
      {by === 'filters' ? <Trans>Without filters</Trans> : null}
      {by === 'place' ? <Layers size={17} /> : null}
      {leavesCountry ? (
        <span className={by === 'country' ? undefined : 'k-hidden'}>
          <Trans>Global</Trans>
        </span>
      ) : null}
      {by === 'filter' && name ? t`Without “${name}”` : null}
      {[by === 'place' ? name : undefined, leavesTab ? i18n._(tabName[query.tab]) : undefined]
        .filter(Boolean)
        .join(' – ')}
      <span className="k-number r-way-count">{texts.short(total)}</span>
    </ButtonLink>
  );
}
