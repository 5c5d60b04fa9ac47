import { Chip, Chips, CountryPlate } from '@kontor/ui';
import { Globe } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-query.ts';
import { useResultTexts } from './use-result-texts.ts';

interface CountryChipsProps {
  query: SearchPage['query'];
  chosen: SearchPage['country'];
  total: SearchPage['total'];
  /** Where the results are, most first; empty when there are too many to say. */
  countries: SearchPage['chips'];
}

/** Shortcuts for the country filter (checklist 94): all, the chosen one, where most results are, the portal's own. */
export function CountryChips({ query, chosen, total, countries }: CountryChipsProps) {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const texts = useResultTexts();
  const offered = new Map<string, { name: string; total?: number }>();
  if (chosen && !countries.some(({ code }) => code === chosen.code)) offered.set(chosen.code, chosen);
  for (const country of countries) offered.set(country.code, country);
  if (offered.size < 2)
    offered.set(portal.country.code, { ...portal.country, ...offered.get(portal.country.code) });
  return (
    <Chips label={t`Country`}>
      <Chip
        href={searchAddress({ ...query, country: undefined, page: 1 })}
        current={!query.country}
        count={query.country ? undefined : texts.short(total)}
      >
        <Globe size={17} />
        <Trans>Global</Trans>
      </Chip>
      {[...offered].map(([code, country]) => (
        <Chip
          key={code}
          href={searchAddress({ ...query, country: code, page: 1 })}
          current={code === query.country}
          count={country.total === undefined ? undefined : i18n.number(country.total)}
        >
          <CountryPlate code={code} />
          {country.name}
        </Chip>
      ))}
    </Chips>
  );
}
