/** A row that was taken by its handle and not let go yet. */
export interface LiftedRow {
  id: string;
  /** Where it was on the page, and where it would be, from 0. */
  from: number;
  to: number;
}

/** What a key does to a row that is lifted; undefined for a key that is not about it. @param count rows of the page */
export function afterKey(
  key: string,
  lifted: LiftedRow,
  count: number,
): { does: 'move'; to: number } | { does: 'drop' } | { does: 'putBack' } | undefined {
  const moveTo = (to: number) => ({ does: 'move', to: Math.min(Math.max(to, 0), count - 1) }) as const;
  if (key === 'ArrowUp') return moveTo(lifted.to - 1);
  if (key === 'ArrowDown') return moveTo(lifted.to + 1);
  if (key === 'Home') return moveTo(0);
  if (key === 'End') return moveTo(count - 1);
  if (key === ' ' || key === 'Enter') return { does: 'drop' };
  if (key === 'Escape') return { does: 'putBack' };
  return undefined;
}

/**
 * Where a row would be that is dragged over another one. It passes that only beyond its middle, else two of different height
 * would change places as long as the pointer rests between them.
 * @param over the other one's place on the page as it is shown, and whether the pointer is below its middle
 */
export function draggedTo(lifted: LiftedRow, over: { index: number; isBelowMiddle: boolean }): number {
  if (over.index > lifted.to) return over.isBelowMiddle ? over.index : over.index - 1;
  if (over.index < lifted.to) return over.isBelowMiddle ? over.index + 1 : over.index;
  return lifted.to;
}
