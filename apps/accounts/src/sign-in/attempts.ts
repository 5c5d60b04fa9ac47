import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { KontorError } from '@kontor/server';
import { sql } from 'kysely';
import type { Context, Visit } from '../context.ts';
import { deriveKey } from '../secret.ts';

/** Failures in a row after which one has to wait; of mails, those to one address and those of one network. */
const free = { account: 10, address: 100, mail: 5, mailer: 300 };
type Kind = keyof typeof free;

/** Minutes of the first wait; each further failure doubles it, up to an hour. */
const firstWait = 1;
const longestWait = 60;
/** Hours after which failures are forgotten. */
const remembered = 24;

/**
 * Counts an attempt before it is made, for the account (whether there is one or not) and for the visitor's address, so
 * that many at once get no further than one after the other. Throws TooManyRequests when one has to wait.
 */
export function beginAttempt(context: Context, visit: Visit, email: string): Promise<void> {
  return countAll(context, subjectsOf(visit, email));
}

/**
 * Counts a mail before it is written to an address that whoever asks has not shown to be theirs, so that nobody can have
 * somebody else flooded with mails of ours. Nothing forgets it but time. Throws TooManyRequests when one has to wait.
 */
export function beginMail(context: Context, { address }: Visit, to: string): Promise<void> {
  return countAll(context, [
    ['mailer', networkOf(address)],
    ['mail', to],
  ]);
}

async function countAll(context: Context, subjects: [Kind, string][]): Promise<void> {
  for (const [kind, what] of subjects) {
    const wait = await count(context, kind, what);
    if (wait > 0) {
      throw new KontorError('TooManyRequests', 'There were too many attempts. Try again later.', {
        retryAfter: Math.ceil(wait),
      });
    }
  }
}

/** After a success neither counts any more. */
export async function forgetAttempts({ db, settings }: Context, visit: Visit, email: string): Promise<void> {
  const subjects = subjectsOf(visit, email).map(([kind, what]) =>
    hashOf(settings.ACCOUNTS_SECRET, kind, what),
  );
  await db.deleteFrom('accounts.attempts').where('subject', 'in', subjects).execute();
}

function subjectsOf({ address }: Visit, email: string): [Kind, string][] {
  return [
    ['address', networkOf(address)],
    ['account', email],
  ];
}

/** Counts an attempt, unless one has to wait: seconds to wait, 0 when the attempt may be made. */
async function count({ db, settings }: Context, kind: Kind, what: string): Promise<number> {
  const subject = hashOf(settings.ACCOUNTS_SECRET, kind, what);
  const over = sql`CASE WHEN known.last_at < now() - make_interval(hours => ${remembered}) THEN 0 ELSE known.failures END
    + 1 - ${free[kind]}::int`;
  // One statement, so that of many attempts at once no more are let through than one after the other.
  const { rows: counted } = await sql`
    INSERT INTO accounts.attempts AS known (subject, failures) VALUES (${subject}, 1)
    ON CONFLICT (subject) DO UPDATE SET
      failures = ${over} + ${free[kind]}::int,
      locked_until = CASE WHEN ${over} >= 0 THEN
        now() + make_interval(mins => least(${longestWait}::int, ${firstWait}::int * (2 ^ least(${over}, 10))::int)) END,
      last_at = now()
    WHERE known.locked_until IS NULL OR known.locked_until <= now()
    RETURNING 1`.execute(db);
  if (counted.length > 0) return 0;
  const locked = await db
    .selectFrom('accounts.attempts')
    .select(sql<number>`extract(epoch FROM locked_until - now())::float`.as('seconds'))
    .where('subject', '=', subject)
    .executeTakeFirst();
  return Math.max(1, locked?.seconds ?? 0);
}

function hashOf(secret: string, kind: Kind, what: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'attempts')).update(`${kind} ${what}`).digest();
}

/** An IPv6 visitor has a whole /64 to choose addresses from. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).join(':');
}
