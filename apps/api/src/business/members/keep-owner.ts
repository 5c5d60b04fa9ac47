import type { BusinessRole } from '@kontor/contract';
import { KontorError } from '@kontor/server';

/**
 * A business has an owner as long as nobody's account is deleted: its last one stays until another is there.
 * @param roles of its owners at least, locked (`lockOwnersAnd`)
 * @throws Conflict for the last owner
 */
export function keepOwner(roles: ReadonlyMap<string, BusinessRole>, personID: string): void {
  if (roles.get(personID) !== 'owner') return;
  const others = [...roles].filter(([id, role]) => role === 'owner' && id !== personID);
  if (others.length > 0) return;
  throw new KontorError(
    'Conflict',
    'You are the only owner of this business. Transfer the ownership to another member first.',
  );
}
