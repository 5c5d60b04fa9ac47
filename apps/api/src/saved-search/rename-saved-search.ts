import type { SavedSearch } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { presentSavedSearch } from './present.ts';
import { updateName } from './queries.ts';
import { readName } from './read-name.ts';

/** Names a saved search anew. @throws BadRequest for an empty name, NotFound for one that is not theirs */
export async function renameSavedSearch(
  context: Context<ActingPerson>,
  id: string,
  sent: string,
): Promise<SavedSearch> {
  const name = readName(sent);
  return write(context, { noun: 'saved-search', id }, async (trx) =>
    presentSavedSearch(found(await updateName(trx, context.actor.id, id, name), 'saved search')),
  );
}
