import type { FavoriteResource } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ChosenBar } from '../compare/chosen-bar.tsx';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useDragOrder } from '../page-part/use-drag-order.ts';
import { AskBar } from '../ticked-suppliers/ask-bar.tsx';
import { AskAll } from './ask-all.tsx';
import type { Entry } from './entry-key.ts';
import type { ListPartProps } from './list-props.ts';
import { ListRow } from './list-row.tsx';
import { useEntries } from './use-entries.ts';

interface ListEntriesProps extends ListPartProps {
  resourceType: FavoriteResource;
  areChanged: boolean;
}

const nameOf = ({ business, product }: Entry) => business?.general.companyName ?? product?.name ?? '';

/** What is in a list, in the order of its people: dragged, or moved by Alt and an arrow. */
export function ListEntries({ list, resourceType, areChanged, reload }: ListEntriesProps) {
  const { t, i18n } = useLingui();
  const rowsOfList = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const entries = useEntries({ listID: list.listID, resourceType, areChanged }, reload);
  const { rows, next, isLoading, hasFailed, more } = entries;
  // Between those shown alone may stand others.
  const canMove = list.level !== 'read' && !areChanged;
  const total = i18n.number(resourceType === 'business' ? list.total.businesses : list.total.products);

  function move(from: number, to: number) {
    const entry = rows?.[from];
    if (!canMove || !entry || to < 0 || to >= rows.length) return;
    const focused = document.activeElement;
    entries.move(from, to);
    const [name, place] = [nameOf(entry), i18n.number(to + 1)];
    setSaid(t`${name}: position ${place} of ${total}`);
    // A row that is put elsewhere loses the focus.
    if (focused instanceof HTMLElement) requestAnimationFrame(() => focused.focus());
  }

  async function remove(entry: Entry, index: number) {
    await entries.remove(entry);
    // The row takes the focus along: it goes on with the one that stands there now.
    requestAnimationFrame(() => {
      const left = rowsOfList.current?.children;
      if (document.activeElement === document.body)
        left?.[Math.min(index, left.length - 1)]?.querySelector('a')?.focus();
    });
  }

  const drag = useDragOrder(
    rowsOfList,
    canMove ? (rows ?? []).map(({ resourceID }) => resourceID) : [],
    move,
  );

  return (
    <>
      {rows || hasFailed ? null : <Loading className="s-awaited" />}
      {rows && rows.length > 0 ? (
        <>
          <AskAll entries={rows} />
          <ul className="k-card fv-rows" ref={rowsOfList}>
            {rows.map((entry, index) => (
              <ListRow
                key={entry.resourceID}
                listID={list.listID}
                entry={entry}
                mayEdit={list.level !== 'read'}
                place={{ index, count: rows.length }}
                isLifted={drag.liftedID === entry.resourceID}
                isTarget={drag.overID === entry.resourceID && drag.liftedID !== entry.resourceID}
                onMove={canMove ? move : undefined}
                onRemove={() => void remove(entry, index)}
                onRenewed={entries.renew}
              />
            ))}
          </ul>
        </>
      ) : null}
      {rows?.length === 0 ? (
        <p className="k-card ls-none">
          {areChanged
            ? t`Nothing changed here.`
            : resourceType === 'business'
              ? t`No businesses in this list yet.`
              : t`No products in this list yet.`}
        </p>
      ) : null}
      <p className="k-hidden" role="status">
        {said}
      </p>
      {canMove && rows && rows.length > 1 ? (
        <p className="k-meta ls-order">
          <Trans>
            The order is yours: drag, or press <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          </Trans>
        </p>
      ) : null}
      {hasFailed ? <LoadingFailed onRetry={more} /> : null}
      {next === undefined || hasFailed ? null : (
        <Button loading={isLoading} onClick={more}>
          <Trans>Load more</Trans>
        </Button>
      )}
      <div className="cp-bars">
        <ChosenBar />
        <AskBar />
      </div>
    </>
  );
}
