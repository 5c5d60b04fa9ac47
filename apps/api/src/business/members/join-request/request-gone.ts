import { KontorError } from '@kontor/server';

/** Of a request that was answered, is too old, or of another business. */
export function requestGone(): KontorError {
  return new KontorError('NotFound', 'This request to join has already been answered.');
}
