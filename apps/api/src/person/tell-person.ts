import type { AccountOwner } from '@kontor/contract';
import { write } from '../write/write.ts';
import type { WritingCall } from '../write/writing.ts';
import { hidePerson } from './hide-person.ts';
import { insertPerson } from './insert-person.ts';
import { updateFromAccount } from './queries.ts';
import { showPerson } from './show-person.ts';

/**
 * Makes or renews the row of somebody the account service tells of, hides them while their account is to be deleted, and shows them again
 * when they keep it; word of a deleted account changes nothing.
 */
export async function tellPerson(
  context: WritingCall,
  id: string,
  account: AccountOwner,
): Promise<{ userID: string }> {
  const { firstName, lastName } = account;
  const { country } = account;
  const known = country !== undefined && context.reference.countries.has(country) ? country : undefined;
  await write(context, { noun: 'person', id }, async (trx) => {
    if ((await insertPerson(trx, { id, firstName, lastName })) === 'deleted') return;
    await updateFromAccount(trx, id, { ...account, country: known });
    await (account.isLeaving ? hidePerson(trx, id) : showPerson(trx, id));
  });
  return { userID: id };
}
