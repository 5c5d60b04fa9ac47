import { createHmac } from 'node:crypto';
import { KontorError } from '@kontor/server';
import { sql } from 'kysely';
import type { Context, Visit } from '../context.ts';
import { networkOf } from '../network.ts';
import { deriveKey } from '../secret.ts';

/**
 * What attempts are counted by: how many failures in a row are free, and the longest wait after them in minutes. The first
 * wait is a minute, and each further failure doubles it.
 */
const limits = {
  /** An account as guessed at from one network. */
  accountFromNetwork: { free: 10, longestWait: 60 },
  /** An account as guessed at from one browser that has logged in to it before. */
  device: { free: 10, longestWait: 60 },
  /** An account as guessed at from everywhere, but for browsers that are known. */
  account: { free: 100, longestWait: 15 },
  /** A network, whatever accounts it guesses at. */
  network: { free: 100, longestWait: 60 },
  /** Somebody who is logged in, as they show that they know their password. */
  login: { free: 10, longestWait: 60 },
  /** Links for a new password: for an address from one network, from a browser that is known, and from all others. */
  resetFromNetwork: { free: 5, longestWait: 60 },
  resetFromDevice: { free: 5, longestWait: 60 },
  reset: { free: 10, longestWait: 60 },
  /** Mails to an address nobody has shown to be theirs, and those that one network causes. */
  mail: { free: 5, longestWait: 60 },
  mailer: { free: 300, longestWait: 60 },
};
type Kind = keyof typeof limits;

/** What an attempt is counted by: of a kind, and which one. */
export type Subject = [kind: Kind, what: string];

/** Hours after which failures are forgotten. */
const remembered = 24;

/** An attempt that has been counted and may be made. */
export interface Attempt {
  /**
   * It did not fail. Failures of the first subject are forgotten; from the others this one attempt is taken back, so that a
   * success of one's own makes room for no guesses at others.
   */
  succeed(): Promise<void>;
}

interface Counted {
  subject: Buffer;
  /** Until when the attempt, should it fail, lets others wait; as the database writes it. */
  locked: string | null;
}

/**
 * Counts an attempt before it is made, so that many at once get no further than one after the other.
 * @throws TooManyRequests when one has to wait; then it counts for nothing
 */
export async function beginAttempt(context: Context, subjects: Subject[]): Promise<Attempt> {
  const counted: Counted[] = [];
  for (const [kind, what] of subjects) {
    const subject = hashOf(context.settings.ACCOUNTS_SECRET, kind, what);
    const outcome = await count(context, kind, subject);
    if ('wait' in outcome) {
      await takeBack(context, counted);
      throw new KontorError('TooManyRequests', 'There were too many attempts. Try again later.', {
        retryAfter: Math.ceil(outcome.wait),
      });
    }
    counted.push({ subject, locked: outcome.locked });
  }
  return {
    async succeed() {
      const [first, ...others] = counted;
      if (first) await forget(context, first.subject);
      await takeBack(context, others);
    },
  };
}

/**
 * Counts a mail before it is written to an address that whoever asks has not shown to be theirs, so that nobody can have
 * somebody else flooded with mails of ours. Nothing forgets it but time. Throws TooManyRequests when one has to wait.
 */
export async function beginMail(context: Context, { address }: Visit, to: string): Promise<void> {
  await beginAttempt(context, [
    ['mailer', networkOf(address)],
    ['mail', to],
  ]);
}

/** Forgets all failures of a subject. */
export async function forgetFailures(context: Context, [kind, what]: Subject): Promise<void> {
  await forget(context, hashOf(context.settings.ACCOUNTS_SECRET, kind, what));
}

/** Counts an attempt, unless one has to wait: `wait` in seconds. */
async function count(
  { db }: Context,
  kind: Kind,
  subject: Buffer,
): Promise<{ locked: string | null } | { wait: number }> {
  const { free, longestWait } = limits[kind];
  const over = sql`CASE WHEN known.last_at < now() - make_interval(hours => ${remembered}) THEN 0 ELSE known.failures END
    + 1 - ${free}::int`;
  // One statement, so that of many attempts at once no more are let through than one after the other.
  const { rows } = await sql<{ locked: string | null }>`
    INSERT INTO accounts.attempts AS known (subject, failures) VALUES (${subject}, 1)
    ON CONFLICT (subject) DO UPDATE SET
      failures = ${over} + ${free}::int,
      locked_until = CASE WHEN ${over} >= 0 THEN
        now() + make_interval(mins => least(${longestWait}::int, (2 ^ least(${over}, 10))::int)) END,
      last_at = now()
    WHERE known.locked_until IS NULL OR known.locked_until <= now()
    RETURNING locked_until::text AS locked`.execute(db);
  const [row] = rows;
  if (row) return row;
  const refused = await db
    .selectFrom('accounts.attempts')
    .select(sql<number>`extract(epoch FROM locked_until - now())::float`.as('seconds'))
    .where('subject', '=', subject)
    .executeTakeFirst();
  return { wait: Math.max(1, refused?.seconds ?? 0) };
}

async function forget({ db }: Context, subject: Buffer): Promise<void> {
  await db.deleteFrom('accounts.attempts').where('subject', '=', subject).execute();
}

/** Takes back attempts as if they had not been made: what others have counted meanwhile stays. */
async function takeBack({ db }: Context, counted: Counted[]): Promise<void> {
  for (const { subject, locked } of counted) {
    await sql`
      UPDATE accounts.attempts SET failures = greatest(failures - 1, 0),
        locked_until = CASE WHEN locked_until = ${locked}::timestamptz THEN NULL ELSE locked_until END
      WHERE subject = ${subject}`.execute(db);
  }
}

function hashOf(secret: string, kind: Kind, what: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'attempts')).update(`${kind} ${what}`).digest();
}
