import type { Database } from '@kontor/database';
import { liked } from '../liked.ts';
import type { Reference } from '../reference/reference.ts';
import { asSystem, write } from '../write/write.ts';
import { copyLikes } from './copy-likes.ts';
import { type CopiedTo, isCopied } from './liked.ts';
import { deleteCounters, findToCopy, noteCopied } from './queries.ts';

/** A transaction tells once that lists changed, however many likes it copies. */
const atOnce = 1_000;
/** A statement that changes so many rows tells which; one with more would mean all. */
const rowsTold = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Copies the counts of likes that changed since the last time to where cards, lists and the order of results read them. Pages
 * that show them hear of it as of any change of a row, once a run. @returns how many
 */
export async function copyLikeCounts(context: { db: Database; reference: Reference }): Promise<number> {
  let copied = 0;
  for (const rows of liked) {
    if (!isCopied(rows)) continue;
    let after: string | undefined = firstId;
    while (after !== undefined) {
      const ids: string[] = await findToCopy(context.db, rows.type, { after, limit: atOnce });
      if (ids.length > 0) await write(asSystem(context), undefined, (trx) => copyInParts(trx, rows, ids));
      copied += ids.length;
      after = ids.at(-1);
    }
  }
  return copied;
}

async function copyInParts(trx: Database, rows: CopiedTo, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += rowsTold) {
    const part = ids.slice(from, from + rowsTold);
    // The rows of what is liked are locked before their counters.
    const copied = await copyLikes(trx, rows, part);
    await noteCopied(trx, copied);
    const there = new Set(copied.map(({ resource_id }) => resource_id));
    await deleteCounters(
      trx,
      part.filter((id) => !there.has(id)),
    );
  }
}
