import type { Data, Input, listMyReports as listMyReportsCall, OwnReport } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { findOwnReports, type ReportRow } from './queries.ts';

/** What somebody reported, the last first, and how it stands. @throws BadRequest for what is no cursor */
export async function listMyReports(
  { db, actor }: Context<ActingPerson>,
  { size, after }: Input<typeof listMyReportsCall>['query'],
): Promise<Data<typeof listMyReportsCall>> {
  // One more says whether there is another page.
  const found = await findOwnReports(db, {
    reporterID: actor.id,
    from: readCursor(after, 'uuid'),
    size: size + 1,
  });
  const { rows, next } = pageOf(found, size, ({ id }) => id);
  return { reports: rows.map(presentOwn), next };
}

/** Neither who decided nor what they noted for each other. */
function presentOwn(row: ReportRow): OwnReport {
  return {
    reportID: row.id,
    resourceType: row.resource_type ?? undefined,
    resourceID: row.resource_id ?? undefined,
    requestID: row.inquiry_id ?? undefined,
    content: row.content ?? undefined,
    reason: row.reason,
    text: row.text ?? undefined,
    at: row.created_at.toISOString(),
    state: stateOf(row.decision),
  };
}

function stateOf(decision: ReportRow['decision']): OwnReport['state'] {
  if (decision === null) return 'open';
  return decision === 'dismissed' ? 'dismissed' : 'acted';
}
