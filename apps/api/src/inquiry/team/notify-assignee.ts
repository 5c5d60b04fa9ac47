import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { notify } from '../../notification/notify.ts';
import { assignedKind } from '../notification-kinds.ts';
import { findToldToAssignee } from './assignment-queries.ts';

interface Assigned {
  inquiryID: string;
  businessID: string;
  assigneeID: string;
  /** The colleague who assigned it. */
  actorID: string;
}

/** Tells somebody that a conversation is theirs now. */
export async function notifyAssignee(trx: Transaction<DB>, assigned: Assigned): Promise<void> {
  const told = await findToldToAssignee(trx, assigned);
  if (!told) return;
  const { inquiryID: subjectID, businessID, assigneeID } = assigned;
  const data = { from: told.from_name, to: told.to_name, subject: told.subject };
  await notify(trx, assignedKind, { personIDs: [assigneeID], subjectID, businessID, data });
}
