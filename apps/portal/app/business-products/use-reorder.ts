import type { ProductRowOfTable } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { attachRow } from '../page-part/pointer-reorder.ts';
import { afterKey, draggedTo, type LiftedRow } from './lifted-row.ts';
import { moveRow } from './row-order.ts';

interface ReorderOptions {
  rows: readonly ProductRowOfTable[];
  quota: number;
  total: number;
  /** Whether rows can be moved at all. */
  isPossible: boolean;
  table: RefObject<HTMLElement | null>;
  onMove: (row: ProductRowOfTable, from: number, to: number) => void;
}

export interface Reorder {
  /** As they are shown: a lifted one stands where it would be. */
  rows: readonly ProductRowOfTable[];
  liftedID: string | undefined;
  /** What a screen reader is told, place by place. */
  said: string;
  /** Makes a row one that can be dragged; undefined until what that takes is loaded. */
  attach: typeof attachRow | undefined;
  /** What a key does on the handle of a row. */
  followKey: (event: KeyboardEvent, id: string) => void;
  /** The focus has left the handle of a lifted row. */
  leave: () => void;
}

/** Rows are moved by their handles: dragged, or lifted by Space and moved by keys. Both are the same to what is shown. */
export function useReorder({ rows, quota, total, isPossible, table, onMove }: ReorderOptions): Reorder {
  const { t, i18n } = useLingui();
  const [lifted, setLifted] = useState<LiftedRow>();
  const [said, setSaid] = useState('');
  const [pointer, setPointer] = useState<typeof import('../page-part/pointer-reorder.ts')>();
  // A drag is heard by listeners that outlive many renderings.
  const latest = useRef({ lifted, rows });
  latest.current.rows = rows;

  function become(next: LiftedRow | undefined) {
    latest.current.lifted = next;
    setLifted(next);
  }

  function placeText(index: number): string {
    const place = i18n.number((rows[0]?.place ?? 1) + index);
    const all = i18n.number(total);
    return t`position ${place} of ${all}`;
  }

  function lift(id: string, isByKey: boolean) {
    const from = latest.current.rows.findIndex(({ productID }) => productID === id);
    const row = latest.current.rows[from];
    if (!row) return;
    become({ id, from, to: from });
    const [name, place] = [row.name, placeText(from)];
    if (isByKey)
      setSaid(
        t`${name} picked up, ${place}. Use the arrow keys to move it, Space to drop it, Escape to cancel.`,
      );
  }

  function moveTo(to: number) {
    const current = latest.current.lifted;
    if (!current || current.to === to) return;
    become({ ...current, to });
    setSaid(placeText(to));
  }

  function putBack() {
    const current = latest.current.lifted;
    if (!current) return;
    become(undefined);
    const place = placeText(current.from);
    setSaid(t`Move cancelled, ${place}`);
  }

  function drop() {
    const { lifted: current, rows: shown } = latest.current;
    const row = current && shown[current.from];
    if (!current || !row) return;
    become(undefined);
    // Where it has moved, the message with the way back says so.
    const place = placeText(current.to);
    setSaid(current.from === current.to ? t`Dropped, ${place}` : '');
    onMove(row, current.from, current.to);
  }

  function over(id: string, isBelowMiddle: boolean) {
    const { lifted: current, rows: shown } = latest.current;
    if (!current) return;
    const ids = moveRow(shown, { ...current, quota }).map(({ productID }) => productID);
    const index = ids.indexOf(id);
    if (index >= 0) moveTo(draggedTo(current, { index, isBelowMiddle }));
  }

  const heard = useRef({ lift, over, drop, putBack });
  heard.current = { lift, over, drop, putBack };

  useEffect(() => {
    if (!isPossible || pointer) return;
    import('../page-part/pointer-reorder.ts').then(setPointer, (error: unknown) =>
      console.error('Rows cannot be dragged, but moved by keys', error),
    );
  }, [isPossible, pointer]);

  useEffect(() => {
    if (!pointer || !isPossible || !table.current) return;
    return pointer.watchDrags(table.current, {
      lift: (id) => heard.current.lift(id, false),
      over: (...where) => heard.current.over(...where),
      drop: () => heard.current.drop(),
      putBack: () => heard.current.putBack(),
    });
  }, [pointer, isPossible, table]);

  function followKey(event: KeyboardEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = latest.current.lifted;
    if (!current) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      return lift(id, true);
    }
    const does = afterKey(event.key, current, rows.length);
    if (!does) return;
    event.preventDefault();
    if (does.does === 'move') moveTo(does.to);
    else if (does.does === 'drop') drop();
    else putBack();
  }

  return {
    rows: lifted ? moveRow(rows, { ...lifted, quota }) : rows,
    liftedID: lifted?.id,
    said,
    attach: isPossible ? pointer?.attachRow : undefined,
    followKey,
    leave: putBack,
  };
}
