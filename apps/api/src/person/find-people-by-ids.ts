import { type Language, languages } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findContacts } from './queries.ts';

/** How people are reached. */
interface Contact {
  id: string;
  name: string;
  /** Unknown while the account service has not told of it. */
  email: string | undefined;
  /** The one of the product's languages they prefer; English where it is none of them. */
  language: Language;
}

/** People by their ids, in no order; ids without a person are left out. */
export async function findPeopleByIDs(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<Contact[]> {
  const rows = await findContacts(db, ids);
  return rows.map(({ id, first_name, last_name, email, preferred_language }) => ({
    id,
    name: `${first_name} ${last_name}`,
    email: email ?? undefined,
    language: languages.find((known) => known === preferred_language) ?? 'en',
  }));
}
