import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { FileFailed, type Table } from './table.ts';

/** Opens a table by its first bytes, whatever its name says. @throws FileFailed, also while its rows are read */
export async function openTable(bytes: Buffer): Promise<Table> {
  if (bytes.length === 0) throw new FileFailed('empty');
  const head = bytes.subarray(0, 8).toString('latin1');
  if (head.startsWith('PK\u0003\u0004')) return readXlsx(bytes);
  // A workbook from before 2007, or one with a password.
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new FileFailed('protected');
  if (head.startsWith('%PDF') || head.startsWith('PK')) throw new FileFailed('notATable');
  return readCsv(bytes);
}
