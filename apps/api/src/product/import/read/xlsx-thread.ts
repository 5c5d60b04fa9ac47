import { parentPort, workerData } from 'node:worker_threads';
import { productImportLimits as limits } from '@kontor/contract';
import { EncryptedFileError, streamXlsxRows } from 'hucre';
import type { Cell, TableRow } from './table.ts';

/** What the thread tells: the sheet that is read, rows of it, or why there are none. */
export type ThreadMessage =
  | { sheet: number }
  | { rows: TableRow[] }
  | { failure: 'broken' | 'protected' | 'empty' }
  | { end: true };

const rowsAtOnce = 500;
/** Sheets that are looked at for one that holds more than a line. */
const maximumSheets = 20;
const port = parentPort;
const { bytes } = workerData as { bytes: Uint8Array };

function say(message: ThreadMessage): void {
  port?.postMessage(message);
}

/** A value as it is stored: dates as their day, times of a day with it. */
function cellOf(value: Cell | Date | undefined): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.slice(0, limits.cell + 1);
  if (!(value instanceof Date)) return value;
  if (Number.isNaN(value.valueOf())) return null;
  const [day = '', time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}

function isEmpty({ cells }: TableRow): boolean {
  return cells.every((cell) => cell === null || cell === '');
}

/** Reads the first sheet that holds headings and a row. @returns false where it does not */
async function readSheet(sheet: number): Promise<boolean> {
  let waiting: TableRow[] = [];
  let found = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const row = { number: index + 1, cells: values.slice(0, limits.columns + 1).map(cellOf) };
    if (isEmpty(row)) continue;
    found += 1;
    waiting.push(row);
    if (found < 2) continue;
    if (found === 2) say({ sheet });
    if (waiting.length >= rowsAtOnce) {
      say({ rows: waiting });
      waiting = [];
    }
    // One more than are taken, so that who reads them knows.
    if (found > limits.rows + 1) break;
  }
  if (found < 2) return false;
  say({ rows: waiting });
  return true;
}

async function read(): Promise<void> {
  for (let sheet = 0; sheet < maximumSheets; sheet += 1) {
    try {
      if (await readSheet(sheet)) return say({ end: true });
    } catch (error) {
      return say({ failure: error instanceof EncryptedFileError ? 'protected' : 'broken' });
    }
  }
  say({ failure: 'empty' });
}

await read();
