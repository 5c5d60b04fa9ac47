import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** What a column of a copied row can hold; arrays are of text. */
export type Value = string | number | boolean | null | readonly string[];

const special = /[\\\n\r\t]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escaped(text: string): string {
  return text.replace(special, (letter) => escapes[letter] as string);
}

function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** A value as COPY's text format has it. */
function copyText(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'object') return escaped(arrayText(value));
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);
}

const chunk = 65_536;

async function* linesOf(
  rows: Iterable<readonly Value[]>,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  let text = '';
  let count = 0;
  for (const row of rows) {
    text += `${row.map(copyText).join('\t')}\n`;
    count += 1;
    if (text.length < chunk) continue;
    yield text;
    onRows(count);
    text = '';
  }
  yield text;
  onRows(count);
}

/** Copies rows into a table; `onRows` hears how many were sent so far. */
export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
  onRows: (count: number) => void = () => {},
): Promise<void> {
  const into = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(linesOf(rows, onRows), { objectMode: false }), into);
}
