import { randomUUID } from 'node:crypto';
import type { BusinessRole } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { recordRoles } from './jobs.ts';

interface RoleChange {
  businessID: string;
  personID: string;
  /** Without it they were no member before. */
  former?: BusinessRole;
  /** Without it they are no member any more. */
  role?: BusinessRole;
}

/** Has a change of somebody's role added to their security log, in the transaction that changes it. */
export async function tellRoles(
  trx: Transaction<DB>,
  { businessID, personID: userID, former, role }: RoleChange,
): Promise<void> {
  const changes = [
    { kind: 'role-revoked', role: former },
    { kind: 'role-granted', role },
  ] as const;
  for (const { kind, role: changed } of changes) {
    if (!changed) continue;
    const eventID = randomUUID();
    await enqueue(trx, recordRoles, { eventID, userID, kind, role: changed, businessID }, { key: eventID });
  }
}
