import { steppedFigures } from '@kontor/contract/filter-steps';
import { Chip, Chips } from '@kontor/ui';
import { X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress, withoutFilters } from './search-query.ts';
import { useFilterTexts } from './use-filter-texts.ts';

/** Filters that narrow what is listed, each a link to the same without it. */
export function ChosenFilters({ query }: Pick<SearchPage, 'query'>) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const chosen = steppedFigures.flatMap((figure) => {
    const atMost = query[figure];
    return atMost === undefined ? [] : [{ figure, atMost }];
  });
  if (chosen.length === 0) return null;
  return (
    <Chips label={t`Chosen filters`}>
      {chosen.map(({ figure, atMost }) => (
        <Chip key={figure} href={searchAddress({ ...query, [figure]: undefined, page: 1 })} current={false}>
          {texts[figure].chosen(texts[figure].step(atMost))}
          <X size={15} />
          <span className="k-hidden">
            <Trans>Remove</Trans>
          </span>
        </Chip>
      ))}
      {chosen.length > 1 ? (
        <a className="r-filters-none" href={searchAddress(withoutFilters(query))}>
          <Trans>Remove all</Trans>
        </a>
      ) : null}
    </Chips>
  );
}
