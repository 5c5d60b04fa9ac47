import type { ColumnTarget, ImportColumn } from '@kontor/contract';
import type { TableRow } from '../read/table.ts';
import { fold } from './fold.ts';
import { isReasonHeading } from './reason-heading.ts';
import { targetNamed } from './target-named.ts';

const firstValues = 3;
const valueLength = 60;

/** What a business said its columns hold, by the folded heading: null for one that is left out. */
export type RememberedColumns = ReadonlyMap<string, ColumnTarget | null>;

/**
 * What each column of a table probably holds: as the business said the last time, else by its heading. Of two columns for the same
 * field the second is left out; specifications may be named twice.
 */
export function proposeColumns(
  headings: readonly string[],
  rows: readonly TableRow[],
  remembered: RememberedColumns,
): ImportColumn[] {
  const taken = new Set<string>();
  return headings.map((heading, index): ImportColumn => {
    const values = firstOf(rows, index);
    const known = remembered.get(fold(heading));
    const named = isReasonHeading(heading) ? undefined : targetNamed(heading);
    const target = known === undefined ? named : known;
    const isFree = target && (target.field === 'spec' || !taken.has(target.field));
    if (!isFree) return { heading, values, origin: known === null ? 'remembered' : 'none' };
    taken.add(target.field);
    return { heading, values, target, origin: known === undefined ? 'recognised' : 'remembered' };
  });
}

function firstOf(rows: readonly TableRow[], index: number): string[] {
  const values: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[index] ?? null;
    if (cell !== null) values.push(String(cell).replace(/\s+/g, ' ').trim().slice(0, valueLength));
    if (values.length === firstValues) break;
  }
  return values;
}
