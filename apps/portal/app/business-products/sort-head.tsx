import { classes } from '@kontor/ui';
import { ArrowDown, ArrowUp, ArrowUpDown } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useProducts } from './products-context.ts';
import { type SortColumn, sortBy } from './table-view.ts';

/** The head of a column by which the rows can be sorted. */
export function SortHead({
  column,
  text,
  className,
}: {
  column: SortColumn;
  text: string;
  className?: string;
}) {
  const { t } = useLingui();
  const { view, show } = useProducts();
  const isOn = view.sort === column;
  const direction = view.descending ? 'descending' : 'ascending';
  const Icon = !isOn ? ArrowUpDown : view.descending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} aria-sort={isOn ? direction : undefined}>
      <button
        type="button"
        className={classes('bp-sort', isOn && 'bp-sorted')}
        title={isOn && view.descending ? t`Back to the order buyers see` : undefined}
        onClick={() => show(sortBy(view, column))}
      >
        {text}
        <Icon size={14} />
      </button>
    </th>
  );
}
