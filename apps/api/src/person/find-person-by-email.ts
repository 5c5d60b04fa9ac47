import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { findByEmail } from './queries.ts';

/**
 * The person who has confirmed an e-mail address, whatever its case. For an address that has just changed hands the account
 * service may not have told of everybody yet.
 * @throws NotFound for nobody's, Conflict for one that several people have
 */
export async function findPersonByEmail({ db }: Pick<Context, 'db'>, email: string): Promise<{ id: string }> {
  const [person, ...others] = await findByEmail(db, email);
  if (!person)
    throw new KontorError('NotFound', `Nobody has the address ${email}, or it is not confirmed yet.`);
  if (others.length > 0)
    throw new KontorError('Conflict', `Several people have the address ${email}; try again in a minute.`);
  return person;
}
