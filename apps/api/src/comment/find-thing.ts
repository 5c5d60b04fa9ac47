import type { CommentedRoot } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { commented } from '../commented.ts';
import { found } from '../found.ts';
import type { CommentedThing } from './commented.ts';

interface Root {
  root_type: CommentedRoot;
  root_id: string;
}

/** What comments stand below, whoever sees it. @throws NotFound */
export async function findThing(db: ReadDatabase, { root_type, root_id }: Root): Promise<CommentedThing> {
  const rows = commented.find(({ type }) => type === root_type);
  return found(await rows?.find(db, root_id), root_type);
}

/** The same. @throws NotFound also for what not everybody sees */
export async function findShown(db: ReadDatabase, root: Root): Promise<CommentedThing> {
  const thing = await findThing(db, root);
  return found(thing.isShown ? thing : undefined, root.root_type);
}
