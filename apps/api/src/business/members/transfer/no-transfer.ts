import { KontorError } from '@kontor/server';

/** Of an offer of ownership that was answered, called off, has expired or was never made. */
export function noTransfer(): KontorError {
  return new KontorError('NotFound', 'No offer of ownership is awaiting an answer.');
}
