import { Trans, useLingui } from '@lingui/react/macro';
import { useProducts } from './products-context.ts';
import { changeView, isBuyersOrder } from './table-view.ts';
import { useColumnNames } from './use-column-names.ts';
import { ViewLink } from './view-link.tsx';

/** Below the rows: how they are moved, or why they are not. */
export function TableHint() {
  const { i18n } = useLingui();
  const names = useColumnNames();
  const { canChange, counts, quota, view } = useProducts();
  const [shown, maximum] = [i18n.number(counts.shown), i18n.number(quota)];
  if (!canChange) return <Trans>Only owners and administrators can change products.</Trans>;
  if (view.filter === 'archived')
    return counts.shown < quota ? (
      <Trans>A restored product goes to the end of the list.</Trans>
    ) : (
      <Trans>
        A restored product stays hidden while {shown} of {maximum} are shown.
      </Trans>
    );
  if (isBuyersOrder(view))
    return (
      <Trans>
        Drag a handle, or focus it: <kbd>Space</kbd> to pick up, <kbd>↑</kbd> <kbd>↓</kbd> to move,{' '}
        <kbd>Space</kbd> to drop, <kbd>Esc</kbd> to cancel.
      </Trans>
    );
  const column = view.sort && names[view.sort];
  const inOrder = changeView(view, {
    text: '',
    filter: 'all',
    stock: undefined,
    category: undefined,
    sort: undefined,
    descending: false,
  });
  return (
    <>
      {column ? (
        <Trans>Sorted by “{column}”: rows cannot be moved.</Trans>
      ) : (
        <Trans>Only some products are shown: rows cannot be moved.</Trans>
      )}{' '}
      <ViewLink view={inOrder}>
        <Trans>Show all in the order buyers see</Trans>
      </ViewLink>
    </>
  );
}
