import type { Actor } from '@kontor/server';
import type { Context } from '../context.ts';
import { liked } from '../liked.ts';
import { findLikedType } from './queries.ts';

/** Whether whoever asks may read who likes something, and how many. */
export async function areReadable(
  { db, actor }: { db: Context['db']; actor: Actor },
  resourceID: string,
): Promise<boolean> {
  const type = await findLikedType(db, resourceID);
  const isReadable = liked.find((rows) => rows.type === type)?.isReadable;
  return (
    isReadable === undefined || isReadable(db, resourceID, actor.kind === 'person' ? actor.id : undefined)
  );
}
