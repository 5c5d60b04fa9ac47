import type { HeldResource } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { written } from '../written.ts';
import type { Written, WrittenThing } from './written.ts';

/** The rows of a kind of thing people write. */
export function writtenOf(type: HeldResource): Written {
  const rows = written.find((each) => each.type === type);
  if (!rows) throw new Error(`Nobody declares ${type} as written.`);
  return rows;
}

/** Something people wrote; undefined for what is not there, or was removed by its author. */
export const findWritten = async (
  db: ReadDatabase,
  { type, id }: { type: HeldResource; id: string },
): Promise<WrittenThing | undefined> => (await writtenOf(type).find(db, [id])).get(id);
