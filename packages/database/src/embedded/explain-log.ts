import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { damaged, diskFull, EmbeddedServerError, saysDiskFull } from './embedded-server-error.ts';
import type { Place } from './place.ts';

const readAtMost = 64 * 1024;

/** What the server wrote to its log since `from`, a position in bytes. */
export function logSince(file: string, from: number): string {
  const size = statSync(file).size;
  const length = Math.min(size - from, readAtMost);
  if (length <= 0) return '';
  const descriptor = openSync(file, 'r');
  const buffer = Buffer.alloc(length);
  readSync(descriptor, buffer, 0, length, size - length);
  closeSync(descriptor);
  return buffer.toString('utf8');
}

/** Makes the log of a server that did not start one sentence that says what to do. */
export function explainLog(log: string, place: Place): EmbeddedServerError {
  if (saysDiskFull(log)) return diskFull(place.folder);
  const fatal = log.match(/(?:FATAL|PANIC):\s+(.*)/)?.[1];
  if (/Cannot allocate memory|could not map anonymous shared memory/.test(log)) {
    const advice = 'free some, or set DATABASE_URL to a server elsewhere';
    return new EmbeddedServerError(
      'failed',
      `There is not enough memory for the embedded database; ${advice}.`,
    );
  }
  if (fatal) return damaged(place.folder, fatal);
  if (log.includes('could not find the database system'))
    return damaged(place.folder, 'its control file is missing');
  const last = log.trim().split('\n').at(-1) || 'it wrote nothing';
  return new EmbeddedServerError(
    'failed',
    `The embedded database did not start (${last}); the whole of what it said is in ${place.log}.`,
  );
}
