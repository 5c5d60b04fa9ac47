import { CsvError, parse } from 'csv-parse';
import { csvOptions } from './csv-options.ts';
import { decodeText } from './decode-text.ts';
import { separatorOf } from './separator-of.ts';
import { FileFailed, type Table, type TableRow } from './table.ts';

/** The first line by which Excel is told the separator. */
const stated = /^sep=(.)\r?\n/i;

/** Opens CSV in any encoding and with any usual separator. @throws FileFailed, while it is read, where quotes are not closed */
export function readCsv(bytes: Uint8Array): Table {
  const text = decodeText(bytes);
  const [line = '', told] = stated.exec(text) ?? [];
  const body = text.slice(line.length);
  const separator = told ?? separatorOf(body);
  return { format: { kind: 'csv', separator }, rows: rowsOf(body, separator, line === '' ? 0 : 1) };
}

async function* rowsOf(text: string, separator: string, before: number): AsyncGenerator<TableRow> {
  let number = before;
  try {
    for await (const cells of parse(text, { ...csvOptions, delimiter: separator }) as AsyncIterable<
      string[]
    >) {
      number += 1;
      yield { number, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileFailed('broken', error);
    throw error;
  }
}
