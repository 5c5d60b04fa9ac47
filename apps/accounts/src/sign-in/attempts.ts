import { createHmac } from 'node:crypto';
import { KontorError } from '@kontor/server';
import { sql } from 'kysely';
import type { Context, Visit } from '../context.ts';
import { networkOf } from '../network.ts';
import { deriveKey } from '../secret.ts';

/**
 * What attempts are counted by: how many failures are free, and the longest wait after them in minutes. The first wait is a
 * minute, and each further failure doubles it. Failures fall with time, by what is free in 24 hours.
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
  /**
   * Links for a new password: for an address from one network, from a browser that is known, and from all others; and those
   * a network asks for, whatever the addresses.
   */
  resetFromNetwork: { free: 5, longestWait: 60 },
  resetsOfNetwork: { free: 100, longestWait: 60 },
  resetFromDevice: { free: 5, longestWait: 60 },
  reset: { free: 10, longestWait: 60 },
  /** Mails to an address nobody has shown to be theirs, and those that one network causes. */
  mail: { free: 5, longestWait: 60 },
  mailer: { free: 300, longestWait: 60 },
};
type Kind = keyof typeof limits;

/** What an attempt is counted by: of a kind, and which one. */
export type Subject = [kind: Kind, what: string];

/** Seconds in which as many failures fall as are free, and after which without an attempt none is left. */
const remembered = 86_400;

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
    if (!outcome) {
      const wait = await findWait(context, subject);
      await takeBack(context, counted);
      throw new KontorError('TooManyRequests', 'Too many attempts. Try again later.', {
        retryAfter: Math.ceil(wait),
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

/**
 * Counts what is accepted whether its subject has to wait or not, by one statement in both cases. Resolves with whether it
 * was counted: false while the subject has to wait.
 */
export async function countIfFree(context: Context, [kind, what]: Subject): Promise<boolean> {
  const outcome = await count(context, kind, hashOf(context.settings.ACCOUNTS_SECRET, kind, what));
  return outcome !== undefined;
}

/** Forgets all failures of a subject. */
export async function forgetFailures(context: Context, [kind, what]: Subject): Promise<void> {
  await forget(context, hashOf(context.settings.ACCOUNTS_SECRET, kind, what));
}

/** Counts an attempt, unless one has to wait: then there is no outcome. */
async function count(
  { db }: Context,
  kind: Kind,
  subject: Buffer,
): Promise<{ locked: string | null } | undefined> {
  const { free, longestWait } = limits[kind];
  // Nothing falls during a wait, so that whoever tries again after each one waits twice as long each time.
  const since = sql`greatest(known.last_at, known.locked_until)`;
  // Another attempt at the same time may have been counted a moment after this one's now().
  const fallen = sql`greatest(0, floor(extract(epoch FROM now() - ${since}) * ${free}::int / ${remembered}::int))::int`;
  const left = sql`CASE WHEN ${since} < now() - make_interval(secs => ${remembered}::int) THEN 0
    ELSE greatest(0, known.failures - ${fallen}) END`;
  const over = sql`${left} + 1 - ${free}::int`;
  // One statement, so that of many attempts at once no more are let through than one after the other. `last_at` moves on by
  // the time that whole failures took to fall: the rest goes on counting, however often somebody tries or succeeds.
  const { rows } = await sql<{ locked: string | null }>`
    INSERT INTO accounts.attempts AS known (subject, failures) VALUES (${subject}, 1)
    ON CONFLICT (subject) DO UPDATE SET
      failures = ${left} + 1,
      locked_until = CASE WHEN ${over} >= 0 THEN
        now() + make_interval(mins => least(${longestWait}::int, (2 ^ least(${over}, 10))::int)) END,
      last_at = CASE WHEN ${left} = 0 THEN now()
        ELSE ${since} + make_interval(secs => ${fallen} * ${remembered}::float8 / ${free}::int) END
    WHERE known.locked_until IS NULL OR known.locked_until <= now()
    RETURNING locked_until::text AS locked`.execute(db);
  return rows[0];
}

/** Seconds until a subject may try again. */
async function findWait({ db }: Context, subject: Buffer): Promise<number> {
  const refused = await db
    .selectFrom('accounts.attempts')
    .select(sql<number>`extract(epoch FROM locked_until - now())::float`.as('seconds'))
    .where('subject', '=', subject)
    .executeTakeFirst();
  return Math.max(1, refused?.seconds ?? 0);
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
