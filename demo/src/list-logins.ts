import { findUnchangedAccounts } from '@kontor/accounts';
import { type Database, withDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { demoPassword, loginIds } from './invent/invent-logins.ts';

/** A demo person who can log in, with what they are now. */
export interface DemoLogin {
  role: 'buyer' | 'owner' | 'admin' | 'member' | 'operator';
  email: string;
  password: string;
  /** Of owner, admin and member. */
  business?: { name: string; subscription: string };
}

/** The demo people who can log in with the password they came with, as they stand in the databases. */
export async function listDemoLogins(
  databaseUrl: string,
  accountsDatabaseUrl: string | undefined,
): Promise<DemoLogin[]> {
  const emails = await withDatabase(accountsDatabaseUrl ?? databaseUrl, (db) =>
    findUnchangedAccounts(db, loginIds()),
  );
  if (emails.size === 0) return [];
  const rows = await withDatabase(databaseUrl, (db) => findRoles(db, [...emails.keys()]));
  return rows.flatMap(({ id, role, name, subscription }) => {
    const email = emails.get(id);
    if (email === undefined) return [];
    const business = name !== null && subscription !== null ? { business: { name, subscription } } : {};
    return [{ role, email, password: demoPassword, ...business }];
  });
}

interface RoleRow {
  id: string;
  role: DemoLogin['role'];
  name: string | null;
  subscription: string | null;
}

/** In the order of the ids; who belongs to several businesses stands there as often. */
async function findRoles(db: Database, ids: string[]): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    SELECT person.id, business.company_name AS name, business.subscription,
      CASE WHEN EXISTS (SELECT FROM operators WHERE person_id = person.id) THEN 'operator'
        ELSE coalesce(member.role, 'buyer') END AS role
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    JOIN people AS person USING (id)
    LEFT JOIN business_members AS member ON member.person_id = person.id
    LEFT JOIN businesses AS business ON business.id = member.business_id
    ORDER BY place, member.since
  `.execute(db);
  return rows;
}
