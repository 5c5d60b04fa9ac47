import { KontorError } from '@kontor/server';

/** Of somebody whom one has blocked. */
export const blockedByOneself = () =>
  new KontorError('Conflict', 'You have blocked them: unblock them before you connect.');
