import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** A second factor as it is stored. */
export interface SecondFactor {
  userID: string;
  /** Of the authenticator app, encrypted. */
  secret: string;
  /** What is left of the recovery codes, for `readHashes`. */
  recoveryCodes: string;
  isOn: boolean;
  /** The last time step whose code was accepted. */
  lastStep: number | undefined;
  /** Seconds until codes are looked at again; 0 when they are. */
  lockedSeconds: number;
}

/** Wrong codes in a row, over logins and over both kinds of codes, after which none is looked at for a while. */
export const lockout = { failures: 10, seconds: 900 };

function factorOf(db: Database, userID: string) {
  return db.selectFrom('accounts.two_factors').where('user_id', '=', userID);
}

function updateFactorOf(db: Database, userID: string) {
  return db.updateTable('accounts.two_factors').where('user_id', '=', userID);
}

/** An account's second factor; whoever else gives a code for it waits until the transaction ends. */
export async function lockSecondFactor(db: Database, userID: string): Promise<SecondFactor | undefined> {
  const row = await factorOf(db, userID)
    .select(['user_id', 'secret', 'backup_codes', 'verified', 'last_step'])
    .select(
      sql<number>`ceil(greatest(0, extract(epoch FROM locked_until - clock_timestamp())))::int`.as('locked'),
    )
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      userID: row.user_id,
      secret: row.secret,
      recoveryCodes: row.backup_codes,
      isOn: row.verified,
      lastStep: row.last_step ?? undefined,
      lockedSeconds: row.locked ?? 0,
    }
  );
}

export async function storeStep(db: Database, userID: string, step: number): Promise<void> {
  await updateFactorOf(db, userID).set({ last_step: step }).execute();
}

/** Counts a wrong code while the factor is set up; those of logins better-auth counts, in the same columns. */
export async function countWrongCode(db: Database, userID: string): Promise<void> {
  const isLast = sql<boolean>`failed_verification_count + 1 >= ${lockout.failures}`;
  await updateFactorOf(db, userID)
    .set({
      failed_verification_count: sql`CASE WHEN ${isLast} THEN 0 ELSE failed_verification_count + 1 END`,
      locked_until: sql`CASE WHEN ${isLast} THEN now() + make_interval(secs => ${lockout.seconds}) END`,
    })
    .execute();
}

/** Replaces the recovery codes; `stored` is what `makeRecoveryCodes` gave. */
export async function storeRecoveryCodes(db: Database, userID: string, stored: string): Promise<void> {
  await updateFactorOf(db, userID).set({ backup_codes: stored }).execute();
}

export async function findStoredCodes(db: Database, userID: string): Promise<string | undefined> {
  const row = await factorOf(db, userID).select('backup_codes').executeTakeFirst();
  return row?.backup_codes;
}

/** Recovery codes that are not hashed yet, of people after the one whose id is `after`. */
export function findUnhashed(db: Database, { after, limit }: { after: string | undefined; limit: number }) {
  return db
    .selectFrom('accounts.two_factors')
    .select(['user_id', 'backup_codes'])
    .where('backup_codes', 'not like', '[%')
    .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** Puts hashes in the place of codes, unless these have changed meanwhile. */
export async function replaceCodes(db: Database, userID: string, from: string, to: string): Promise<void> {
  await updateFactorOf(db, userID).set({ backup_codes: to }).where('backup_codes', '=', from).execute();
}
