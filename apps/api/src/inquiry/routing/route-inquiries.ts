import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { notify } from '../../notification/notify.ts';
import { findCaretakers } from '../absence/find-caretakers.ts';
import { assignedKind } from '../notification-kinds.ts';
import { assignRouted, findMatches, findTold, type Routed } from './queries.ts';

/**
 * Assigns inquiries that came to the inbox of businesses by their rules, and tells the assignees. Whoever is away is left out: who stands in
 * gets it, else it stays with everybody.
 */
export async function routeInquiries(trx: Transaction<DB>, inquiryIDs: readonly string[]): Promise<void> {
  const matches = await findMatches(trx, inquiryIDs);
  const people = matches.map((row) => ({ businessID: row.business_id, personID: row.assignee_id }));
  const caretakerOf = await findCaretakers(trx, people);
  const routed = matches.flatMap(({ inquiry_id, business_id: businessID, assignee_id }): Routed[] => {
    const personID = caretakerOf({ businessID, personID: assignee_id });
    if (personID === undefined) return [];
    return [
      {
        inquiryID: inquiry_id,
        businessID,
        personID,
        by: personID === assignee_id ? 'rule' : 'substitute',
      },
    ];
  });
  if (routed.length === 0) return;
  await assignRouted(trx, routed);
  const told = await findTold(
    trx,
    routed.map(({ inquiryID }) => inquiryID),
  );
  for (const { inquiryID: subjectID, businessID, personID } of routed) {
    const { subject = '', business_name: name = '' } = told.get(subjectID) ?? {};
    const data = { from: name, to: name, subject };
    await notify(trx, assignedKind, { personIDs: [personID], subjectID, businessID, data });
  }
}
