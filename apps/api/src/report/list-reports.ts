import type { Data, Input, listReports as listReportsCall } from '@kontor/contract';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import type { ForOperator } from '../operator/policy.ts';
import { presentReport } from './present.ts';
import { findReports } from './queries.ts';

/** A page of reports for moderators. @throws BadRequest for what is no cursor */
export async function listReports(
  { db }: ForOperator,
  { state = 'open', size, after }: Input<typeof listReportsCall>['query'],
): Promise<Data<typeof listReportsCall>> {
  // One more says whether there is another page.
  const found = await findReports(db, { state, from: readCursor(after, 'uuid'), size: size + 1 });
  const { rows, next } = pageOf(found, size, ({ id }) => id);
  return {
    reports: rows.map(presentReport),
    next,
  };
}
