import { Chip } from '@kontor/ui';
import { SlidersHorizontal } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { SaveSearch } from '../../saved-search/save-search.tsx';
import type { SearchPage } from '../load-search.server.ts';
import { searchAddress } from '../search-address.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import type { FilterDialogProps } from './filter-dialog.tsx';
import { filtersAddress } from './filters-address.ts';
import './filter-bar.css';

type FilterBarProps = Pick<SearchPage, 'query' | 'filters' | 'path' | 'where'>;

/** Filters, the way to save the search, and the order of the results. Without script the filters are a page of their own. */
export function FilterBar({ query, filters, path, where }: FilterBarProps) {
  const chosen = filters.chosen.length;
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<FilterDialogProps>>();
  const orders = [
    ['fit', t`Best match`],
    ['newest', t`Newest`],
    ['name', t`Name`],
  ] as const;

  function open(event: MouseEvent) {
    // In a new tab, if somebody wants that.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    // Most results are read without filters: the dialog is loaded when it is opened first.
    import('./filter-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.FilterDialog),
      (error: unknown) => {
        console.error('The filters could not be loaded', error);
        location.assign(filtersAddress(query));
      },
    );
  }

  return (
    <>
      <nav className="k-chips r-filter-bar" aria-label={t`Filters and order`}>
        <a
          className="k-chip"
          href={filtersAddress(query)}
          rel="nofollow"
          aria-haspopup="dialog"
          onClick={open}
        >
          <SlidersHorizontal size={17} />
          <Trans>Filters</Trans>
          {chosen > 0 ? <b className="k-number">{i18n.number(chosen)}</b> : null}
        </a>
        <SaveSearch query={query} place={path.at(-1)?.name} where={where} />
        <span className="r-filter-bar-line" />
        <span className="k-meta">
          <Trans>Sort by</Trans>
        </span>
        {orders.map(([order, text]) => (
          <Chip
            key={order}
            href={searchAddress({ ...query, order, page: 1 })}
            current={order === query.order}
            rel="nofollow"
          >
            {text}
          </Chip>
        ))}
      </nav>
      <ChosenFilters {...filters} />
      {isOpen && Dialog ? <Dialog query={query} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
