import type { ReadDatabase } from '@kontor/database';
import type { Actor, Person } from '@kontor/server';
import { findApart } from './queries.ts';

/** Without those whom whoever asks is kept apart from by a block of either side; visitors are kept apart from nobody. */
export async function withoutBlocked(
  { db, actor }: { db: ReadDatabase; actor: Exclude<Actor, Person> | Pick<Person, 'kind' | 'id'> },
  ids: readonly string[],
): Promise<string[]> {
  if (actor.kind !== 'person') return [...ids];
  const apart = new Set(await findApart(db, actor.id, ids));
  return ids.filter((id) => !apart.has(id.toLowerCase()));
}
