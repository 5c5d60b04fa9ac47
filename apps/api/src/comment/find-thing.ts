import type { CommentedRoot } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { commented } from '../commented.ts';
import { found } from '../found.ts';
import type { CommentedThing } from './commented.ts';

interface Root {
  root_type: CommentedRoot;
  root_id: string;
}

/** What comments stand below, whether it is shown or not; undefined for what a reader, or a visitor, may not read. */
export async function findReadable(
  db: ReadDatabase,
  { root_type, root_id }: Root,
  readerID: string | undefined,
): Promise<CommentedThing | undefined> {
  return commented.find(({ type }) => type === root_type)?.find(db, root_id, readerID);
}

/** The same. @throws NotFound, of what was asked for by its id: `noun` names it */
export async function findThing(
  db: ReadDatabase,
  root: Root,
  readerID: string | undefined,
  noun: string = root.root_type,
): Promise<CommentedThing> {
  return found(await findReadable(db, root, readerID), noun);
}

/** Whether a reader, or a visitor, sees it. */
export async function isShownTo(...asked: Parameters<typeof findReadable>): Promise<boolean> {
  return (await findReadable(...asked))?.isShown ?? false;
}

/** What comments stand below. @throws NotFound also for what is not shown */
export async function findShown(
  db: ReadDatabase,
  root: Root,
  readerID: string | undefined,
  noun: string = root.root_type,
): Promise<CommentedThing> {
  const thing = await findThing(db, root, readerID, noun);
  return found(thing.isShown ? thing : undefined, noun);
}
