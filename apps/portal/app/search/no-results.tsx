import { ButtonLink, EmptyState } from '@kontor/ui';
import searching from '@kontor/ui/art/rosca-search.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, Layers } from 'lucide-react';
import { industriesAddress } from '../industries/industries-address.ts';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-query.ts';
import { tabName } from './tab-name.ts';
import { useResultTexts } from './use-result-texts.ts';
import type { WayOn } from './ways-on.server.ts';

/** Nothing found, or nothing on this page: the ways on that are known to lead to something, nearest first. */
export function NoResults({ query, total, ways }: SearchPage) {
  const { t } = useLingui();
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
      {total.total > 0 ? (
        <ButtonLink href={searchAddress({ ...query, page: 1 })}>
          <Trans>First page</Trans>
        </ButtonLink>
      ) : null}
      {ways.map((way) => (
        <Way key={searchAddress(way.query)} {...way} leavesCountry={!!query.country && !way.query.country} />
      ))}
      <ButtonLink {...(ways.length > 0 ? { variant: 'quiet' } : {})} href={industriesAddress()}>
        <Trans>All industries</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

function Way({ by, place, query, total, leavesCountry }: WayOn & { leavesCountry: boolean }) {
  const { i18n } = useLingui();
  const texts = useResultTexts();
  return (
    <ButtonLink href={searchAddress(query)}>
      {leavesCountry ? <Globe size={17} /> : null}
      {by === 'place' ? <Layers size={17} /> : null}
      {leavesCountry ? (
        <span className={by === 'country' ? undefined : 'k-hidden'}>
          <Trans>Global</Trans>
        </span>
      ) : null}
      {by === 'tab' ? i18n._(tabName[query.tab]) : null}
      {place}
      <span className="k-number r-way-count">{texts.short(total)}</span>
    </ButtonLink>
  );
}
