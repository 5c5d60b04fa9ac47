import { type SteppedFigure, steppedFigures } from '@kontor/contract/filter-steps';
import { Button, Chip, Chips } from '@kontor/ui';
import { SlidersHorizontal, X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChosenFilters } from './chosen-filters.tsx';
import type { SearchPage } from './load-search.server.ts';
import { searchAddress } from './search-query.ts';
import { useFilterTexts } from './use-filter-texts.ts';
import { useResultTexts } from './use-result-texts.ts';
import './product-filters.css';

type ProductFiltersProps = Pick<SearchPage, 'query' | 'total' | 'steps'>;

const panel = 'product-filters';

/** What products alone are filtered by. On narrow screens a popover from below, which the browser opens and closes without script. */
export function ProductFilters({ query, total, steps }: ProductFiltersProps) {
  const { t, i18n } = useLingui();
  const texts = useResultTexts();
  const chosen = steppedFigures.filter((figure) => query[figure] !== undefined).length;
  return (
    <div className="r-filters">
      <button type="button" className="k-chip r-filters-open" popoverTarget={panel}>
        <SlidersHorizontal size={17} />
        <Trans>Filters</Trans>
        {chosen > 0 ? <b className="k-number">{i18n.number(chosen)}</b> : null}
      </button>
      <section className="r-filter-panel" id={panel} popover="auto" aria-label={t`Filters`}>
        <div className="r-filter-head">
          <h2>
            <Trans>Filters</Trans>
          </h2>
          <button
            type="button"
            className="k-icon-button"
            popoverTarget={panel}
            popoverTargetAction="hide"
            aria-label={t`Close`}
          >
            <X size={20} />
          </button>
        </div>
        {steppedFigures.map((figure) => (
          <StepFilter key={figure} figure={figure} query={query} steps={steps[figure]} />
        ))}
        <p className="k-meta">
          <Trans>A minimum order counts in the supplier’s own unit: pieces, kilograms or metres.</Trans>
        </p>
        <Button
          className="r-filter-done"
          variant="petrol"
          wide
          popoverTarget={panel}
          popoverTargetAction="hide"
        >
          {texts.results(total)}
        </Button>
      </section>
      <ChosenFilters query={query} />
    </div>
  );
}

interface StepFilterProps {
  figure: SteppedFigure;
  query: SearchPage['query'];
  steps: SearchPage['steps'][SteppedFigure];
}

/** Steps of one figure, each with what it would find; those that find nothing are not offered. */
function StepFilter({ figure, query, steps }: StepFilterProps) {
  const { i18n } = useLingui();
  const { name, step } = useFilterTexts()[figure];
  const offered = steps.filter(({ atMost, total }) => total !== 0 || atMost === query[figure]);
  const to = (atMost?: number) => searchAddress({ ...query, [figure]: atMost, page: 1 });
  return (
    <div className="r-filter">
      <p className="r-filter-name">{name}</p>
      <Chips label={name}>
        <Chip href={to()} current={query[figure] === undefined}>
          <Trans>Any</Trans>
        </Chip>
        {offered.map(({ atMost, total }) => (
          <Chip
            key={atMost}
            href={to(atMost)}
            current={atMost === query[figure]}
            count={total === undefined ? undefined : i18n.number(total)}
          >
            {step(atMost)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
