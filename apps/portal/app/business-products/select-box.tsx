import { useLingui } from '@lingui/react/macro';
import { useProducts } from './products-context.ts';
import { isSelected, pageSelection, selectRange, togglePage, toggleRow } from './row-selection.ts';

/** Selects a row; with Shift, by pointer or Space, all from the one pressed last to it. */
export function SelectRow({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { rows, selection, select } = useProducts();
  const ids = rows.map(({ productID }) => productID);
  return (
    <input
      type="checkbox"
      className="bp-box"
      aria-label={t`Select ${name}`}
      checked={isSelected(selection, id)}
      onChange={({ nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        select((isRange ? selectRange : toggleRow)(selection, id, ids));
      }}
      onKeyDown={(event) => {
        // Browsers differ in whether Space carries Shift to the click it makes.
        if (event.key !== ' ' || !event.shiftKey) return;
        event.preventDefault();
        select(selectRange(selection, id, ids));
      }}
      onKeyUp={(event) => {
        if (event.key === ' ' && event.shiftKey) event.preventDefault();
      }}
    />
  );
}

/** Selects all rows of the page, or none. */
export function SelectPage() {
  const { t } = useLingui();
  const { rows, selection, select } = useProducts();
  const ids = rows.map(({ productID }) => productID);
  const state = pageSelection(selection, ids);
  return (
    <input
      type="checkbox"
      className="bp-box"
      aria-label={t`Select this page`}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={() => select(togglePage(selection, ids))}
    />
  );
}
