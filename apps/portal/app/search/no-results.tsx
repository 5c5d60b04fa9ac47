import { ButtonLink, EmptyState } from '@kontor/ui';
import searching from '@kontor/ui/art/rosca-search.svg';
import { FunnelX, Globe, Layers } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { industriesAddress } from '../industries/industries-address.ts';
import type { SearchPage } from './load-search.server.ts';
import { hasStepFilter, searchAddress } from './search-query.ts';
import { tabName } from './tab-name.ts';
import { useResultTexts } from './use-result-texts.ts';
import type { WayOn } from './ways-on.server.ts';

/** Nothing found, or nothing on this page: the ways on that are known to lead to something, nearest first. */
export function NoResults({ query, path, total, ways }: SearchPage) {
  const advice = useAdvice({ query, path });
  const { t } = useLingui();
  return (
    <EmptyState title={t`No content.`} text={advice} picture={searching}>
      {total.total > 0 ? (
        <ButtonLink href={searchAddress({ ...query, page: 1 })}>
          <Trans>First page</Trans>
        </ButtonLink>
      ) : null}
      {ways.map((way) => (
        <Way
          key={searchAddress(way.query)}
          {...way}
          leavesCountry={!!query.country && !way.query.country}
          leavesTab={way.query.tab !== query.tab}
        />
      ))}
      <ButtonLink {...(ways.length > 0 ? { variant: 'quiet' } : {})} href={industriesAddress()}>
        <Trans>All industries</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

/** What can be let go of: filters, else words, else the country and the lowest part of the place. */
function useAdvice({ query, path }: Pick<SearchPage, 'query' | 'path'>): string {
  const { t } = useLingui();
  if (hasStepFilter(query)) return t`Try a longer lead time or a larger minimum order.`;
  if (query.words) return t`Try another country, another type or fewer words.`;
  if (path.length > 1)
    return query.country
      ? t`Try another country, another type or a wider part of the industry.`
      : t`Try another type or a wider part of the industry.`;
  return query.country ? t`Try another country or another type.` : t`Try another type.`;
}

interface WayProps extends WayOn {
  leavesCountry: boolean;
  leavesTab: boolean;
}

function Way({ by, place, query, total, leavesCountry, leavesTab }: WayProps) {
  const { i18n } = useLingui();
  const texts = useResultTexts();
  return (
    <ButtonLink href={searchAddress(query)}>
      {leavesCountry ? <Globe size={17} /> : null}
      {by === 'filters' ? <FunnelX size={17} /> : null}
      {by === 'filters' ? <Trans>Without filters</Trans> : null}
      {by === 'place' ? <Layers size={17} /> : null}
      {leavesCountry ? (
        <span className={by === 'country' ? undefined : 'k-hidden'}>
          <Trans>Global</Trans>
        </span>
      ) : null}
      {[place, leavesTab ? i18n._(tabName[query.tab]) : undefined].filter(Boolean).join(' – ')}
      <span className="k-number r-way-count">{texts.short(total)}</span>
    </ButtonLink>
  );
}
