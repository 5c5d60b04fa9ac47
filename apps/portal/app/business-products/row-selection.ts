/** Products chosen in the table: some by their ids, on whichever page, or all that the table's filter holds. */
export interface RowSelection {
  all: boolean;
  ids: ReadonlySet<string>;
  /** The row pressed last, from which a range goes. */
  anchor?: string | undefined;
}

export const nothingSelected: RowSelection = { all: false, ids: new Set() };

export function isSelected(selection: RowSelection, id: string): boolean {
  return selection.all || selection.ids.has(id);
}

/** @param total how many products the filter holds */
export function countSelected({ all, ids }: RowSelection, total: number): number {
  return all ? total : ids.size;
}

/**
 * Selects a row, or no longer. Where all were, those of this page remain.
 * @param rows ids of the page in their order
 */
export function toggleRow(selection: RowSelection, id: string, rows: readonly string[]): RowSelection {
  const ids = new Set(selection.all ? rows : selection.ids);
  if (isSelected(selection, id)) ids.delete(id);
  else ids.add(id);
  return { all: false, ids, anchor: id };
}

/** Selects the rows from the one pressed last to this one; that row alone where none was, or it is on another page. */
export function selectRange(selection: RowSelection, id: string, rows: readonly string[]): RowSelection {
  const to = rows.indexOf(id);
  const from = selection.anchor === undefined ? -1 : rows.indexOf(selection.anchor);
  const first = from < 0 ? to : Math.min(from, to);
  const last = from < 0 ? to : Math.max(from, to);
  const ids = new Set([...(selection.all ? rows : selection.ids), ...rows.slice(first, last + 1)]);
  return { all: false, ids, anchor: from < 0 ? id : selection.anchor };
}

/** Selects all rows of the page, or none of them where they all were. */
export function togglePage(selection: RowSelection, rows: readonly string[]): RowSelection {
  const ids = new Set(selection.all ? [] : selection.ids);
  if (rows.every((id) => isSelected(selection, id))) for (const id of rows) ids.delete(id);
  else for (const id of rows) ids.add(id);
  return { all: false, ids };
}

/** How much of a page is selected. */
export function pageSelection(selection: RowSelection, rows: readonly string[]): 'none' | 'some' | 'all' {
  const count = rows.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
