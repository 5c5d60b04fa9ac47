import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type MouseEvent, useId } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { searchAddress } from '../search-address.ts';
import { readSearchQuery, withoutFilters } from '../search-query.ts';
import { useResultTexts } from '../use-result-texts.ts';
import { FilterGroup } from './filter-group.tsx';
import { filtersAddress } from './filters-address.ts';
import type { FiltersData } from './load-filters.server.ts';

interface FilterFormProps {
  /** The filters as they were when this was opened. */
  opened: FiltersData;
  /** Where it stands in a dialog: the results are on their way. */
  onShow?: () => void;
}

/** The query that the fields of a form say. */
function queryOf(form: HTMLFormElement) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readSearchQuery(new URLSearchParams(fields));
}

/** All filters of a tab, with what each choice would find. Without script a plain form; with it, each change is counted anew. */
export function FilterForm({ opened, onShow }: FilterFormProps) {
  const { t } = useLingui();
  const texts = useResultTexts();
  const navigate = useNavigate();
  const id = useId();
  const { load, data, state } = useFetcher<FiltersData | null>({ key: `filters-${id}` });
  const { groups, total } = data ?? opened;
  const { query } = opened;
  const isCounting = state !== 'idle';
  const isCounted = data !== null;
  const found = texts.short(total);

  function count(form: HTMLFormElement) {
    void load(filtersAddress(queryOf(form)));
  }

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onShow?.();
    void navigate(searchAddress(queryOf(event.currentTarget)));
  }

  function clear(event: MouseEvent<HTMLAnchorElement>) {
    const form = event.currentTarget.closest('form');
    if (!form) return;
    event.preventDefault();
    for (const input of form.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]'))
      input.checked = input.type === 'radio' && input.value === '';
    count(form);
  }

  const cleared = searchAddress(withoutFilters(query));
  return (
    <form
      className="r-filter-form"
      action="/search-result"
      method="get"
      onChange={({ currentTarget }) => count(currentTarget)}
      onSubmit={show}
    >
      {[...new URLSearchParams(cleared.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="r-filter-groups">
        {groups.map((group) => (
          <FilterGroup key={group.filter} group={group} isCounted={isCounted} />
        ))}
        {query.tab === 'PR' ? (
          <p className="k-meta">
            <Trans>Minimum orders are in the supplier’s own unit: pieces, kilograms or metres.</Trans>
          </p>
        ) : null}
        {isCounted ? null : (
          <p className="k-meta">
            <Trans>The numbers could not be loaded. The filters work without them.</Trans>
          </p>
        )}
      </div>
      <div className="r-filter-ways">
        <a href={filtersAddress(withoutFilters(query))} onClick={clear}>
          <Trans>Remove all</Trans>
        </a>
        <Button type="submit" variant="petrol" aria-busy={isCounting}>
          {isCounted ? t`Show results (${found})` : t`Show results`}
        </Button>
      </div>
      <p className="k-hidden" role="status">
        {data && !isCounting ? texts.results(total) : ''}
      </p>
    </form>
  );
}
