import { listMyBusinesses } from '@kontor/contract';
import type { Session } from '../session/open-session.ts';

/** What was asked for last, and for whom: a page asks once for all its cards. */
let asked: { session: Session; userID: string; ids: Promise<ReadonlySet<string>> } | undefined;

/** Ids of the businesses of whoever is signed in; asked for again after a failure. */
export function ownBusinesses(session: Session, userID: string): Promise<ReadonlySet<string>> {
  if (asked?.session !== session || asked.userID !== userID) {
    const ids = session
      .call(listMyBusinesses, {})
      .then((mine) => new Set(mine.map(({ businessID }) => businessID)));
    asked = { session, userID, ids };
    ids.catch(() => {
      asked = undefined;
    });
  }
  return asked.ids;
}
