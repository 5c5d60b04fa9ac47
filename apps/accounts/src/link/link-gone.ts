import { KontorError } from '@kontor/server';

/** A link that was followed before, replaced, or has expired. */
export function linkGone(): KontorError {
  return new KontorError('NotFound', 'This link no longer works.');
}
