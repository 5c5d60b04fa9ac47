import type { Store } from '../../../upload/store/store.ts';
import { write } from '../../../write/write.ts';
import type { WritingSystem } from '../../../write/writing.ts';
import { proposeColumns } from '../columns/propose-columns.ts';
import { findRememberedColumns } from '../memory-queries.ts';
import { type ImportRow, lockImport } from '../queries.ts';
import { replaceRows } from '../row-queries.ts';
import { updateImport } from '../update-import.ts';
import { readStoredTable } from './read-stored-table.ts';

/**
 * Reads the table of an import into rows and proposes what its columns hold; it is checked next, unless no column holds a name.
 * Killed before its transaction ends, it begins anew. @throws FileFailed
 */
export async function readImport(context: WritingSystem, store: Store, row: ImportRow): Promise<void> {
  const { format, headings, rows } = await readStoredTable(store, row);
  const columns = proposeColumns(headings, rows, await findRememberedColumns(context.db, row.business_id));
  const isNamed = columns.some(({ target }) => target?.field === 'name' || target?.field === 'productID');
  await write(context, undefined, async (trx) => {
    if ((await lockImport(trx, row.id))?.state !== 'reading') return;
    await replaceRows(trx, row.id, rows);
    await updateImport(trx, row.id, {
      format,
      columns,
      state: isNamed ? 'checking' : 'mapping',
      done: 0,
      total: rows.length,
      begins: true,
    });
  });
}
