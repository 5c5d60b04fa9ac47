import { useLingui } from '@lingui/react/macro';
import { useProducts } from './products-context.ts';
import { changeView, sortColumns } from './table-view.ts';
import { useColumnNames } from './use-column-names.ts';

/** By what the cards of phones are sorted, which have no heads of columns. */
export function SortSelect() {
  const { t } = useLingui();
  const { view, show } = useProducts();
  const names = useColumnNames();
  return (
    <select
      className="bp-select bp-phones"
      aria-label={t`Sort by`}
      value={view.sort ?? ''}
      onChange={({ target }) => {
        const sort = sortColumns.find((column) => column === target.value);
        show(changeView(view, { sort, descending: false }));
      }}
    >
      <option value="">{t`Buyers’ order`}</option>
      {sortColumns.map((column) => (
        <option key={column} value={column}>
          {names[column]}
        </option>
      ))}
    </select>
  );
}
