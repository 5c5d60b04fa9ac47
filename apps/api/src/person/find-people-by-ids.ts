import type { Context } from '../context.ts';
import { findContacts } from './queries.ts';

/** What the operator needs to know people by. */
interface Contact {
  id: string;
  name: string;
  /** Unknown while the account service has not told of it. */
  email: string | undefined;
}

/** People by their ids, in no order; ids without a person are left out. */
export async function findPeopleByIDs(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<Contact[]> {
  const rows = await findContacts(db, ids);
  return rows.map(({ id, first_name, last_name, email }) => ({
    id,
    name: `${first_name} ${last_name}`,
    email: email ?? undefined,
  }));
}
