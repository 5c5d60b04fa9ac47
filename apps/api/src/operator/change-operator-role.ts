import type { RoleEvent } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { findPersonByEmail } from '../person/find-person-by-email.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import type { OperatorRole } from './operator-role.ts';
import { deleteRole, insertRole } from './queries.ts';

interface Change {
  kind: RoleEvent['kind'];
  /** The confirmed e-mail address of the person. */
  email: string;
  role: OperatorRole;
}

/**
 * Grants a role of the operator to a person or revokes it. `recordRoleEvent` adds the change to the person's security log;
 * when it throws, nothing is changed. @returns whether that changed anything
 * @throws NotFound for an address nobody has confirmed, Conflict for one that several people have
 */
export async function changeOperatorRole(
  { db, recordRoleEvent }: { db: Database; recordRoleEvent: (event: RoleEvent) => Promise<void> },
  { kind, email, role }: Change,
): Promise<boolean> {
  const { id: userID } = await findPersonByEmail({ db }, email);
  const context = asSystem({ db, reference: await loadReference(db) });
  return write(context, undefined, async (trx) => {
    const change = kind === 'role-granted' ? insertRole : deleteRole;
    if (!(await change(trx, userID, role))) return false;
    await recordRoleEvent({ userID, kind, role });
    return true;
  });
}
