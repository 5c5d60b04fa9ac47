import { type Data, listMyBusinesses } from '@kontor/contract';
import type { Session } from '../session/open-session.ts';

type Mine = Data<typeof listMyBusinesses>;

/** What was asked for last, and for whom: a page asks once for all its parts. */
let asked: { session: Session; userID: string; mine: Promise<Mine> } | undefined;

/** The businesses of whoever is signed in; asked for again after a failure. */
export function myBusinesses(session: Session, userID: string): Promise<Mine> {
  if (asked?.session !== session || asked.userID !== userID) {
    const mine = session.call(listMyBusinesses, {});
    asked = { session, userID, mine };
    mine.catch(() => {
      asked = undefined;
    });
  }
  return asked.mine;
}

/** Their ids. */
export async function ownBusinesses(session: Session, userID: string): Promise<ReadonlySet<string>> {
  return new Set((await myBusinesses(session, userID)).map(({ businessID }) => businessID));
}
