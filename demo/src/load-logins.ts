import { loadDemoAccounts } from '@kontor/accounts';
import { drainQueue, loadReference } from '@kontor/api/search';
import type { Database, DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import { insertRows } from './insert-rows.ts';
import {
  demoPassword,
  type Employer,
  employerIds,
  type InventedLogin,
  inventLogins,
} from './invent/invent-logins.ts';
import { accountsStep, loginsStep, runStep } from './steps.ts';

/** Writes the invented people who can log in, and what they are to businesses. */
export function loadLogins(db: Database): Promise<void> {
  return runStep(db, loginsStep, async (trx) => writeLogins(trx, inventLogins(await readEmployers(trx))));
}

/**
 * Gives them their accounts, in the database of the account service, which may be another one. It is done once, so what
 * they change afterwards stands.
 */
export function loadAccounts(db: Database, accountsDb: Database): Promise<void> {
  return runStep(accountsDb, accountsStep, async (trx) => {
    const logins = inventLogins(await readEmployers(db));
    const there = await findPeople(db, logins);
    const accounts = logins.flatMap(({ person, language }) => {
      if (!there.has(person.id)) return [];
      const { id, email, first_name: firstName, last_name: lastName, country_code: country } = person;
      return [{ id, email, password: demoPassword, firstName, lastName, country, language }];
    });
    await loadDemoAccounts(trx, accounts);
  });
}

async function readEmployers(db: Database): Promise<Map<string, Employer>> {
  const rows = await db
    .selectFrom('businesses')
    .select([
      'id',
      'company_name',
      'country_code',
      'state_id',
      'city',
      'industry_id',
      'business_type',
      'created_at',
    ])
    .where('id', 'in', employerIds())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function writeLogins(trx: Transaction<DB>, logins: InventedLogin[]): Promise<void> {
  await insertRows(
    trx,
    'people',
    logins.map(({ person }) => person),
  );
  const there = await findPeople(trx, logins);
  const present = logins.filter(({ person }) => there.has(person.id));
  const memberships = present.flatMap(({ membership }) => membership ?? []);
  // Claimed when its owner came, not when this was loaded: two loads are the same.
  for (const { business_id, since } of memberships.filter(({ role }) => role === 'owner')) {
    const claim = trx.updateTable('businesses').set({ claimed_at: since }).where('id', '=', business_id);
    await claim.where('claimed_at', 'is', null).execute();
  }
  await insertRows(trx, 'business_members', memberships);
  await insertRows(
    trx,
    'operators',
    present.flatMap(({ operatorOf }) => operatorOf),
  );
  await drainQueue(trx, await loadReference(trx));
}

/** Those of them who are people of the product. */
async function findPeople(db: Database, logins: InventedLogin[]): Promise<Set<string>> {
  const ids = logins.map(({ person }) => person.id);
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where('origin', '=', 'demo')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
