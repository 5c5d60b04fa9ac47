import { classes } from '@kontor/ui';
import { ChevronDown } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CategoryDialogOnDemand } from './category-dialog-on-demand.tsx';
import { useProducts } from './products-context.ts';
import { changeView, isFiltered, type TableView } from './table-view.ts';
import { ViewLink } from './view-link.tsx';

/** What of the products is shown: each choice has an address, with how many it holds. */
export function FilterChips() {
  const { t, i18n } = useLingui();
  const { view, counts } = useProducts();
  const toggle = (filter: TableView['filter']) =>
    changeView(view, { filter: view.filter === filter ? 'all' : filter });
  const states = [
    { filter: 'hidden', text: t({ message: 'Hidden', context: 'products' }), count: counts.hidden },
    { filter: 'missing', text: t`Missing facts`, count: counts.missing },
  ] as const;
  return (
    <div className="bp-chips">
      <CategoryChip />
      <StockChip />
      {states.map(({ filter, text, count }) => (
        <ViewLink key={filter} view={toggle(filter)} className="k-chip" isOn={view.filter === filter}>
          {text}
          <b className="k-number">{i18n.number(count)}</b>
        </ViewLink>
      ))}
      {isFiltered(view) ? <ClearFilters /> : null}
    </div>
  );
}

/** All of the tab again. */
export function ClearFilters({ className = 'bp-clear' }: { className?: string }) {
  const { view } = useProducts();
  const filter = view.filter === 'archived' ? 'archived' : 'all';
  const cleared = changeView(view, { text: '', filter, stock: undefined, category: undefined });
  return (
    <ViewLink view={cleared} className={className}>
      <Trans>Clear filters</Trans>
    </ViewLink>
  );
}

function CategoryChip() {
  const { t } = useLingui();
  const { view, show, industries } = useProducts();
  const [isOpen, setOpen] = useState(false);
  const options = industries.flatMap(({ categories }) => categories);
  const chosen =
    view.category && options.find(({ value }) => value.endsWith(`.${view.category?.slice(0, 6)}`));
  return (
    <>
      <button
        type="button"
        className={classes('k-chip', chosen && 'bp-on')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen ? t`Category: ${chosen.text}` : t`Category`}
        <ChevronDown size={15} />
      </button>
      {isOpen ? (
        <CategoryDialogOnDemand
          chosen={chosen ? chosen.value : undefined}
          onChoose={(place) => show(changeView(view, { category: place?.split('.')[1] }))}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function StockChip() {
  const { t, i18n } = useLingui();
  const { view, show, counts } = useProducts();
  const inStock = i18n.number(counts.inStock);
  const others = i18n.number(counts.all - counts.inStock);
  return (
    <span className={classes('k-chip bp-chip-select', view.stock && 'bp-on')}>
      <select
        aria-label={t`Stock`}
        value={view.stock ?? ''}
        onChange={({ target }) => {
          const stock = (['yes', 'no'] as const).find((each) => each === target.value);
          show(changeView(view, { stock }));
        }}
      >
        <option value="">{t`Stock`}</option>
        <option value="yes">{t`In stock (${inStock})`}</option>
        <option value="no">{t`Not in stock (${others})`}</option>
      </select>
      <ChevronDown size={15} className="bp-chip-arrow" />
    </span>
  );
}
