import { KontorError } from './errors.ts';

const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03', // shut down, crashed, still starting
  '57P04',
  '57P05', // dropped, idle for too long
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01', // connection lost or refused, or cut in the middle of a message
  '25P02',
  '25P03',
  '25P04', // a statement of the transaction failed before, or it took too long
  '53200',
  '53300',
  '53400', // no memory, too many connections
  '58000',
  '58030', // the system failed under it
  '40001', // given up for another transaction
  '40P01',
  '55P03',
  '57014', // took too long
]);

/** A migration changed the columns of a prepared statement in the middle of a transaction: the next try prepares it anew. */
const outOfDate = 'cached plan must not change result type';

/** The volume is full, or nearly: then the database takes no writes (`25006`, a transaction that may only read). */
const outOfRoom = new Set(['53100', '25006']);

/** What pg and its pool say of a connection that is gone; these errors have no code. */
const lostConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|Query read timeout)/;

/** Text that PostgreSQL cannot hold, as with a NUL in it. */
const unstorable = new Set(['22021', '22P05']);

const deepest = 5;

/**
 * A database that cannot be reached, or gave up, is Unavailable and worth a retry; one without room is
 * InsufficientStorage, text it cannot hold BadRequest. Libraries wrap errors, so causes are looked at, too.
 */
export function databaseError(error: unknown, depth = 0): KontorError | undefined {
  if (!(error instanceof Error) || depth > deepest) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (outOfRoom.has(code)) {
    return new KontorError('InsufficientStorage', 'This cannot be saved right now. Try again later.', {
      retryAfter: 60,
      cause: error,
    });
  }
  if (unstorable.has(code)) {
    return new KontorError('BadRequest', 'There are characters in it that cannot be saved.', {
      cause: error,
    });
  }
  if (lost.has(code) || error.message === outOfDate || lostConnection.test(error.message)) {
    return new KontorError('Unavailable', 'The database cannot answer right now. Try again in a moment.', {
      retryAfter: 1,
      cause: error,
    });
  }
  return databaseError(error.cause, depth + 1);
}
