import type { Issue, IssueCode } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import { write } from '../../write/write.ts';
import type { WritingCall } from '../../write/writing.ts';
import { lockRoles, swapOwner } from './queries.ts';

interface Transfer {
  businessID: string;
  heirID: string;
}

/**
 * Makes each heir the owner of their business in place of a person, who becomes an administrator there: all or none. What
 * was transferred before stays so. @throws BadRequest with an issue for each business that cannot be transferred, named
 * by its id: `notOwned`, `notAMember` for an heir who is none of that business, `namedTwice`
 */
export async function transferBusinesses(
  context: WritingCall,
  personID: string,
  wishes: readonly Transfer[],
): Promise<{ userID: string }> {
  const owner = personID.toLowerCase();
  const transfers = wishes.map(({ businessID, heirID }) => ({
    businessID: businessID.toLowerCase(),
    heirID: heirID.toLowerCase(),
  }));
  await write(context, { noun: 'person', id: owner }, async (trx) => {
    const issues = await findObstacles(trx, owner, transfers);
    if (issues.length > 0) throw new KontorError('BadRequest', 'This cannot be transferred.', { issues });
    for (const { businessID, heirID } of transfers) await swapOwner(trx, businessID, owner, heirID);
  });
  return { userID: personID };
}

async function findObstacles(trx: Database, owner: string, transfers: readonly Transfer[]): Promise<Issue[]> {
  const businesses = transfers.map(({ businessID }) => businessID);
  const roles = await lockRoles(trx, businesses, [owner, ...transfers.map(({ heirID }) => heirID)]);
  return transfers.flatMap(({ businessID, heirID }, index): Issue[] => {
    const issue = (code: IssueCode): Issue[] => [issueAt(businessID, { code })];
    if (businesses.indexOf(businessID) !== index) return issue('namedTwice');
    const own = roles.get(`${businessID} ${owner}`);
    const other = roles.get(`${businessID} ${heirID}`);
    const isDone = own === 'admin' && other === 'owner';
    if (own !== 'owner' && !isDone) return issue('notOwned');
    return other === undefined || heirID === owner ? issue('notAMember') : [];
  });
}
