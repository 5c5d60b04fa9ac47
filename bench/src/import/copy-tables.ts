import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** What an import of companies fills, in the order in which rows refer to each other. */
export const companyTables = [
  'data_sources',
  'businesses',
  'business_categories',
  'business_subcategories',
  'imported_businesses',
] as const;

const fileOf = (folder: string, table: string) => join(folder, `${table}.copy`);

async function columnsOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

export async function copyTablesOut(
  client: Client,
  folder: string,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables) {
    const out = client.query(copyTo(`COPY ${table} (${await columnsOf(client, table)}) TO STDOUT`));
    await pipeline(out, createWriteStream(fileOf(folder, table)));
  }
}

export async function copyTablesIn(client: Client, folder: string, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const into = client.query(copyFrom(`COPY ${table} (${await columnsOf(client, table)}) FROM STDIN`));
    await pipeline(createReadStream(fileOf(folder, table)), into);
  }
}
