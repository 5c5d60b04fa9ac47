import type { ListedNoun } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { pageRows } from '../page-rows.ts';

export interface EntryRow {
  id: string;
  names: string[];
  updated_at: Date;
}

const noId = '00000000-0000-0000-0000-000000000000';

/** The next rows by id. */
export async function listEntries(
  db: ReadDatabase,
  noun: ListedNoun,
  { after = noId, length }: { after?: string | undefined; length: number },
): Promise<EntryRow[]> {
  const { listed, names } = pageRows[noun];
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, ${names} AS names, entry.updated_at
    FROM ${listed} AND entry.id > ${after}
    ORDER BY entry.id LIMIT ${length}
  `.execute(db);
  return rows;
}

/** The id before each part; null before the first. */
export async function listPartStarts(
  db: ReadDatabase,
  noun: ListedNoun,
  length: number,
): Promise<{ after: string | null }[]> {
  const { rows } = await sql<{ after: string | null }>`
    SELECT after FROM (
      SELECT lag(entry.id) OVER by_id AS after, row_number() OVER by_id AS place
      FROM ${pageRows[noun].listed} WINDOW by_id AS (ORDER BY entry.id)
    ) AS numbered
    WHERE place % ${length} = 1
    ORDER BY place
  `.execute(db);
  return rows;
}
