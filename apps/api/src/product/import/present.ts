import type { OpenProductImport, ProductImport } from '@kontor/contract';
import type { ImportRow } from './queries.ts';
import type { WrongRow } from './row-queries.ts';
import { undoUntil } from './undo-product-import.ts';

export function presentImport(row: ImportRow, stayedNames: readonly string[], now: Date): ProductImport {
  const until =
    row.finished_at && (row.state === 'imported' || row.state === 'stopped')
      ? undoUntil(row.finished_at)
      : undefined;
  return {
    importID: row.id,
    state: row.state,
    failure: row.failure ?? undefined,
    fileName: row.file_name,
    picturesName: row.pictures_name ?? undefined,
    by:
      row.person_id === null
        ? undefined
        : { userID: row.person_id, name: `${row.first_name} ${row.last_name}` },
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString(),
    undoUntil: until && until > now && row.added + row.changed > 0 ? until.toISOString() : undefined,
    undoneAt: row.undone_at?.toISOString(),
    done: row.done,
    total: row.total,
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    wrong: row.wrong,
    stayed: row.stayed,
    stayedNames: [...stayedNames],
  };
}

/** @param productCount of the business now, archived ones aside */
export function presentOpen(
  row: ImportRow,
  {
    wrongRows,
    changes,
    productCount,
    quota,
    now,
  }: {
    wrongRows: readonly WrongRow[];
    changes: OpenProductImport['changes'];
    productCount: number;
    quota: number;
    now: Date;
  },
): OpenProductImport {
  const { sheet } = row.format ?? {};
  return {
    ...presentImport(row, [], now),
    sheet,
    rows: row.added + row.changed + row.unchanged + row.wrong,
    columns: row.columns,
    categories: row.categories,
    hidden: Math.max(0, productCount + row.added - quota),
    quota,
    changes,
    issues: wrongRows.flatMap(({ number, issues }) => issues.map((issue) => ({ number, ...issue }))),
  };
}
