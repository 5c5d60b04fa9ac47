import { type RefObject, useEffect, useRef, useState } from 'react';

interface DragOrder {
  /** The entry that is dragged. */
  liftedID: string | undefined;
  /** The entry in whose place it would stand. */
  overID: string | undefined;
}

/**
 * Entries of a list, each marked by `data-entry` with its id, are dragged by their part marked `data-grip`. What that takes is
 * loaded when there is something to drag; keys and buttons move entries without it.
 * @param onMove hears of an entry let go over another
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [pointer, setPointer] = useState<typeof import('./pointer-reorder.ts')>();
  const [drag, setDrag] = useState<Partial<DragOrder>>({});
  // A drag is heard by listeners that outlive many renderings.
  const latest = useRef({ ids, onMove, drag });
  latest.current = { ids, onMove, drag: latest.current.drag };
  const isPossible = ids.length > 1;

  useEffect(() => {
    if (!isPossible || pointer) return;
    import('./pointer-reorder.ts').then(setPointer, (error: unknown) =>
      console.error('Entries cannot be dragged, but moved by buttons', error),
    );
  }, [isPossible, pointer]);

  useEffect(() => {
    if (!pointer || !list.current) return;
    function become(next: Partial<DragOrder>) {
      latest.current.drag = next;
      setDrag(next);
    }
    return pointer.watchDrags(list.current, {
      lift: (liftedID) => become({ liftedID }),
      over: (overID) => {
        const { liftedID, overID: before } = latest.current.drag;
        if (overID !== before) become({ liftedID, overID });
      },
      drop() {
        const { liftedID, overID } = latest.current.drag;
        const places = [liftedID, overID].map((id) => latest.current.ids.indexOf(id ?? ''));
        const [from = -1, to = -1] = places;
        become({});
        if (from >= 0 && to >= 0 && from !== to) latest.current.onMove(from, to);
      },
      putBack: () => become({}),
    });
  }, [pointer, list]);

  const key = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the entries
  useEffect(() => {
    if (!pointer) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const ends = entries.flatMap((row) => {
      const grip = row.querySelector<HTMLElement>('[data-grip]');
      return grip ? [pointer.attachRow({ id: row.dataset.entry ?? '', row, grip })] : [];
    });
    return () => {
      for (const end of ends) end();
    };
  }, [pointer, list, key]);

  return { liftedID: drag.liftedID, overID: drag.overID };
}
