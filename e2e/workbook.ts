import { writeXlsx } from 'hucre';

/** A workbook with one sheet of these rows. */
export async function workbook(rows: (string | number)[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows }] }));
}
