import { Chip, Chips } from '@kontor/ui';
import { MapPin, X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-address.ts';

type LocationChipsProps = Pick<SearchPage, 'query' | 'locations'>;

/** Where the words say that it is wanted, each a link to the same without it; all of it can be searched for as words instead. */
export function LocationChips({ query, locations }: LocationChipsProps) {
  const { t } = useLingui();
  if (locations.length === 0) return null;
  return (
    <Chips label={t`Locations in your search`}>
      {locations.map(({ name, textQuery }) => (
        <Chip key={name} href={searchAddress({ ...query, words: textQuery, page: 1 })} current={false}>
          <MapPin size={17} />
          {name}
          <X size={15} />
          <span className="k-hidden">
            <Trans>Remove</Trans>
          </span>
        </Chip>
      ))}
      <a className="r-as-typed" href={searchAddress({ ...query, asTyped: true, page: 1 })}>
        <Trans>Search for all words as typed</Trans>
      </a>
    </Chips>
  );
}
