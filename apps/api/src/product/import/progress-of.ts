import type { CheckedRow } from './row-queries.ts';

/** What rows came to, as an import counts it. */
export function progressOf(rows: readonly Pick<CheckedRow, 'outcome'>[]) {
  const count = (outcome: CheckedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    done: rows.length,
    added: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    wrong: count('wrong'),
  };
}
