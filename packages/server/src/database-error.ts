import { KontorError } from './errors.ts';

const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03', // shut down, crashed, still starting
  '08000',
  '08003',
  '08006', // connection lost
  '53300', // too many connections
  '40001', // given up for another transaction
  '40P01',
  '55P03',
  '57014', // took too long
]);

/** A migration changed the columns of a prepared statement in the middle of a transaction: the next try prepares it anew. */
const outOfDate = 'cached plan must not change result type';

/** The volume is full, or nearly: then the database takes no writes (`25006`, a transaction that may only read). */
const outOfRoom = new Set(['53100', '25006']);

/** A database that cannot be reached, or gave up, is Unavailable and worth a retry; one without room is InsufficientStorage. */
export function databaseError(error: unknown): KontorError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (outOfRoom.has(code)) {
    return new KontorError('InsufficientStorage', 'There is no room left to save this. Try again later.', {
      retryAfter: 60,
      cause: error,
    });
  }
  if (
    lost.has(code) ||
    error.message === outOfDate ||
    error.message.startsWith('timeout exceeded when trying to connect') ||
    error.message === 'Connection terminated due to connection timeout' ||
    error.message === 'Connection terminated unexpectedly' ||
    error.message === 'Query read timeout'
  ) {
    return new KontorError('Unavailable', 'The database cannot answer right now. Try again in a moment.', {
      retryAfter: 1,
      cause: error,
    });
  }
  return undefined;
}
