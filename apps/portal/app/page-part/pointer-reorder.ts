import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DragLocation } from '@atlaskit/pragmatic-drag-and-drop/types';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';

interface RowElements {
  id: string;
  row: HTMLElement;
  grip: HTMLElement;
}

/** A row can be taken by its handle, and others can be dragged over it. @returns what ends that */
export function attachRow({ id, row, grip }: RowElements): () => void {
  const getRowID = () => ({ rowID: id });
  return combine(
    draggable({ element: row, dragHandle: grip, getInitialData: getRowID }),
    dropTargetForElements({ element: row, getData: getRowID }),
  );
}

export interface HeardDrag {
  lift: (id: string) => void;
  /** The pointer is over another row, or over the lifted one itself. */
  over: (id: string, isBelowMiddle: boolean) => void;
  drop: () => void;
  putBack: () => void;
}

/** Hears of rows that are dragged. Let go outside of the table, or by Escape, a row is put back. @returns what ends that */
export function watchDrags(table: HTMLElement, heard: HeardDrag): () => void {
  function hear({ dropTargets, input }: DragLocation) {
    const over = dropTargets.find(({ data }) => typeof data.rowID === 'string');
    if (!over) return;
    const { top, height } = over.element.getBoundingClientRect();
    heard.over(String(over.data.rowID), input.clientY > top + height / 2);
  }

  return combine(
    dropTargetForElements({ element: table }),
    monitorForElements({
      canMonitor: ({ source }) => typeof source.data.rowID === 'string',
      onDragStart: ({ source }) => heard.lift(String(source.data.rowID)),
      onDrag: ({ location }) => hear(location.current),
      onDrop({ location: { current } }) {
        // A drag may end where it was not heard of yet.
        hear(current);
        if (current.dropTargets.length > 0) heard.drop();
        else heard.putBack();
      },
    }),
  );
}
