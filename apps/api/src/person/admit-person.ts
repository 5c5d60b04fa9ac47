import type { AccessClaims } from '@kontor/contract';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { insertPerson } from './insert-person.ts';
import { isThere } from './queries.ts';

/**
 * Makes the row of somebody who comes with a token before the account service has told of them.
 * @returns false when their account is gone
 */
export async function admitPerson(
  context: WritingSystem,
  { sub: id, given_name: firstName, family_name: lastName }: AccessClaims,
): Promise<boolean> {
  if (await isThere(context.db, id)) return true;
  return write(context, undefined, async (trx) => {
    const presence = await insertPerson(trx, { id, firstName, lastName });
    return presence !== 'deleted';
  });
}
