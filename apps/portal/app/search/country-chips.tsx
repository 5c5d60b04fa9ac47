import { Chip, Chips, CountryPlate } from '@kontor/ui';
import { Globe } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-address.ts';
import { useResultTexts } from './use-result-texts.ts';

/** Countries to put on and take off, and all of them (checklist 94). */
export function CountryChips({ query, total, countries }: Pick<SearchPage, 'query' | 'total' | 'countries'>) {
  const { t, i18n } = useLingui();
  const texts = useResultTexts();
  const isGlobal = query.countries.length === 0;
  return (
    <Chips label={t`Country`}>
      <Chip
        href={searchAddress({ ...query, countries: [], page: 1 })}
        current={isGlobal}
        count={isGlobal ? texts.short(total) : undefined}
      >
        <Globe size={17} />
        <Trans>Global</Trans>
      </Chip>
      {countries.map(({ code, name, total, isChosen, href }) => (
        <Chip
          key={code}
          href={href}
          current={isChosen}
          rel={isGlobal ? undefined : 'nofollow'}
          count={total === undefined ? undefined : i18n.number(total)}
        >
          <CountryPlate code={code} />
          {name}
        </Chip>
      ))}
    </Chips>
  );
}
