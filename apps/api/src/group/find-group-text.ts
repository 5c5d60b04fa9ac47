import type { ReadDatabase } from '@kontor/database';
import { findOwnerID } from './member-queries.ts';
import { findGroup } from './queries.ts';

/** All that a group says of itself, and whose it is; undefined where a reader may not know of it. */
export async function findGroupText(
  db: ReadDatabase,
  groupID: string,
  readerID: string,
): Promise<{ content: string; ownerID: string | undefined } | undefined> {
  const group = await findGroup(db, groupID, readerID);
  if (!group) return undefined;
  const { name, description, rules } = group;
  return { content: [name, description, ...rules].join('\n'), ownerID: await findOwnerID(db, group.id) };
}
