import type { AnsweredFile, Language } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { tableFile } from '@kontor/server/table-file';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { reasonHeading } from './columns/reason-heading.ts';
import { findImport, type ImportRow } from './queries.ts';
import type { Cell } from './read/table.ts';
import { reasonOf } from './reason.ts';
import { findWrongRows } from './row-queries.ts';

const rowsAtOnce = 500;

/** The wrong rows of an import in the shape of its table, with a column more that says why. @throws NotFound */
export async function getWrongRows({ db, language }: ForMember, importID: string): Promise<AnsweredFile> {
  const row = found(await findImport(db, importID), 'import of products');
  const name = row.file_name.replace(/\.[a-z]{2,5}$/i, '');
  return tableFile({
    name: `${name} - ${reasonHeading[language]}`,
    format: row.format?.kind ?? 'csv',
    sheet: 'Products',
    separator: row.format?.separator,
    rows: wrongRows(db, row, language),
  });
}

async function* wrongRows(
  db: ReadDatabase,
  { id, columns }: ImportRow,
  language: Language,
): AsyncGenerator<Cell[]> {
  yield [...columns.map(({ heading }) => heading), reasonHeading[language]];
  for (let after = 0; ; ) {
    const rows = await findWrongRows(db, id, after, rowsAtOnce);
    for (const { number, cells, issues } of rows) {
      after = number;
      const row = columns.map((_, index) => cells[index] ?? null);
      yield [...row, issues.map((issue) => reasonOf(issue, language)).join(' ')];
    }
    if (rows.length < rowsAtOnce) return;
  }
}
