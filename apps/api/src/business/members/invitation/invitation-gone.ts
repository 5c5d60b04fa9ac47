import { KontorError } from '@kontor/server';

/** Of an invitation there never was, and of one that was renewed, revoked or answered: they cannot be told apart. */
export function invitationGone(): KontorError {
  return new KontorError('NotFound', 'This invitation was answered or revoked, or a newer one was sent.');
}
