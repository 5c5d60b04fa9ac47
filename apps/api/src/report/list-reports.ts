import type { Data, Input, listReports as listReportsCall } from '@kontor/contract';
import { readCursor, writeCursor } from '../list/moment-cursor.ts';
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
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return {
    reports: rows.map(presentReport),
    next: last && writeCursor({ at: last.sorted_by, id: last.id }),
  };
}
