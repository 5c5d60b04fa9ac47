import { buffer } from 'node:stream/consumers';
import { productImportLimits as limits } from '@kontor/contract';
import { fileKey, type Store } from '../../../upload/store/store.ts';
import type { ImportRow } from '../queries.ts';
import { openTable } from './open-table.ts';
import { type ReadTable, readRows } from './read-rows.ts';
import { FileFailed, type TableFormat } from './table.ts';

/** Reads the table of an import from where it was stored. @throws FileFailed */
export async function readStoredTable(
  store: Store,
  { upload_id, file_type }: Pick<ImportRow, 'upload_id' | 'file_type'>,
): Promise<ReadTable & { format: TableFormat }> {
  if (upload_id === null) throw new FileFailed('gone');
  const file = await store.open(
    fileKey({ id: upload_id, purpose: 'product-import', content_type: file_type }),
  );
  if (!file) throw new FileFailed('gone');
  if (file.bytes > limits.tableBytes) {
    await file.close();
    throw new FileFailed('tooLarge');
  }
  const { format, rows } = await openTable(await buffer(await file.stream()));
  return { format, ...(await readRows(rows)) };
}
