import type { withConnection } from '@kontor/database';
import { timed } from '../measure/measure.ts';
import type { Section } from '../suite.ts';

type Client = Parameters<Parameters<typeof withConnection>[1]>[0];

/** What rows of a table take. */
export interface RowCost {
  table: string;
  rows: number;
  /** With its indexes. */
  bytes: number;
  indexBytes: number;
  /** Undefined for what a trigger writes: its time is in that of the table before. */
  seconds: number | undefined;
}

interface Size {
  rows: number;
  bytes: number;
  indexBytes: number;
}

async function sizeOf(client: Client, table: string): Promise<Size> {
  const { rows } = await client.query<Record<keyof Size, string>>(
    `SELECT count(*) AS rows, pg_total_relation_size($1) AS bytes, pg_indexes_size($1) AS "indexBytes" FROM ${table}`,
    [table],
  );
  const [size] = rows;
  return { rows: Number(size?.rows), bytes: Number(size?.bytes), indexBytes: Number(size?.indexBytes) };
}

/** What the rows take that some work adds. @param tables the one that is written to, then those its triggers write to */
export async function rowCostsOf(
  client: Client,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<RowCost[]> {
  const before = new Map<string, Size>();
  for (const table of tables) before.set(table, await sizeOf(client, table));
  const seconds = await timed(work);
  const costs: RowCost[] = [];
  for (const [place, table] of tables.entries()) {
    const [was, is] = [before.get(table), await sizeOf(client, table)];
    costs.push({
      table,
      rows: is.rows - (was?.rows ?? 0),
      bytes: is.bytes - (was?.bytes ?? 0),
      indexBytes: is.indexBytes - (was?.indexBytes ?? 0),
      seconds: place === 0 ? seconds : undefined,
    });
  }
  return costs;
}

export function rowCostSection(costs: readonly RowCost[]): Section {
  return {
    title: 'What a row takes',
    columns: ['table', 'rows', 'bytes a row', 'of them indexes', 'µs a row'],
    rows: costs.map(({ table, rows, bytes, indexBytes, seconds }) => [
      table,
      rows,
      Math.round(bytes / rows),
      Math.round(indexBytes / rows),
      seconds === undefined ? 'in the table above' : (seconds / rows) * 1e6,
    ]),
    checks: [],
    notes: [
      'Rows of one statement each, in the order in which they come about in life, with their triggers, foreign keys and indexes; bytes with indexes and without dead rows. What a request, its transaction and its commit cost comes on top of the microseconds.',
    ],
  };
}
