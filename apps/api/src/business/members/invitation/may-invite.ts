import type { BusinessRole } from '@kontor/contract';
import { KontorError } from '@kontor/server';

/** Owners invite administrators and members, administrators members. @throws Forbidden */
export function mayInvite(own: BusinessRole, role: 'admin' | 'member'): void {
  if (own === 'owner' || (own === 'admin' && role === 'member')) return;
  throw new KontorError('Forbidden', 'Only an owner can invite administrators.');
}
