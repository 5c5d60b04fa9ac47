import { randomUUID } from 'node:crypto';
import type { Database } from '@kontor/database';
import type { DB } from '@kontor/database/schema';
import type { Insertable } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { kinds } from '../search/kind.ts';
import { drainWaiting } from '../search/queue.ts';

type Given<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

/** Rows for tests that complete themselves: what a test does not care about has a sensible value. */
export function rowsIn(db: Database, reference: Reference) {
  async function found(id: string): Promise<string> {
    for (const each of kinds) await drainWaiting(db, reference, each);
    return id;
  }

  async function aBusiness({
    categories = ['000601'],
    ...given
  }: Given<'businesses'> & { categories?: string[] } = {}) {
    const id = given.id ?? randomUUID();
    await db
      .insertInto('businesses')
      .values({
        company_name: `Business ${id.slice(0, 8)}`,
        business_type: 'MA',
        country_code: 'MX',
        industry_id: '0006',
        claimed_at: (given.origin ?? 'registered') === 'registered' ? new Date() : null,
        ...given,
        id,
      })
      .execute();
    const places = categories.map((category_id, position) => ({ business_id: id, category_id, position }));
    if (places.length > 0) await db.insertInto('business_categories').values(places).execute();
    return found(id);
  }

  async function aProduct(given: Given<'products'> = {}) {
    const id = given.id ?? randomUUID();
    const business_id = given.business_id ?? (await aBusiness());
    await db
      .insertInto('products')
      .values({
        name: `Product ${id.slice(0, 8)}`,
        industry_id: '0006',
        category_id: '000601',
        ...given,
        id,
        business_id,
      })
      .execute();
    return found(id);
  }

  async function aPerson(given: Given<'people'> = {}) {
    const id = given.id ?? randomUUID();
    await db
      .insertInto('people')
      .values({
        username: `person-${id.slice(0, 8)}`,
        first_name: 'Ada',
        last_name: 'Example',
        country_code: 'MX',
        // Not so new that what they send counts as a stranger's.
        created_at: new Date(Date.now() - 30 * 24 * 60 * 60 * 1000),
        ...given,
        id,
      })
      .execute();
    return found(id);
  }

  return { aBusiness, aProduct, aPerson };
}
