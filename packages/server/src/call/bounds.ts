import type { Call } from '@kontor/contract';
import type { LimitClass } from '../limits.ts';

const kilobyte = 1024;

/** Whether a call may change something. */
export function mayChange({ changes, method }: Call): boolean {
  return changes ?? method !== 'GET';
}

/** The class of limits a call falls under. */
export function limitClassOf({ access, limit, file, method }: Call): LimitClass {
  if (access === 'services') return 'free';
  if (limit) return limit;
  if (file) return 'upload';
  return method === 'GET' ? 'read' : 'write';
}

/** The largest body a call takes, in bytes. */
export function maxBodyBytesOf(call: Call): number {
  if (call.file) return call.file.maxBytes + 64 * kilobyte;
  return call.maxBodyBytes ?? (mayChange(call) ? 64 : 16) * kilobyte;
}
