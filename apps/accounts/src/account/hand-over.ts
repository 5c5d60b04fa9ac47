import { type Issue, type IssueCode, transferBusinesses } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { askApi } from '../person/ask-api.ts';
import { findStaying } from './deletion-queries.ts';

/** Ids of people by the id of the business each is to own. */
export type Heirs = Record<string, string>;

/** As many as one call of the api takes. */
const maxBusinesses = 100;

/**
 * Makes other people the owners of businesses, all or none; doing it again changes nothing.
 * @throws BadRequest with an issue for each business that cannot be handed over, named by its id: `notOwned`, `notAMember`,
 * `leaving` for an heir without an account or whose account is to be deleted; Unavailable when the api does not answer
 */
export async function handOver(context: Context, userID: string, heirs: Heirs): Promise<void> {
  const wishes = Object.entries(heirs).map(([businessID, heirID]) => ({ businessID, heirID }));
  if (wishes.length === 0) return;
  if (wishes.length > maxBusinesses) refuse([issueAt('heirs', { code: 'tooMany', limit: maxBusinesses })]);
  refuse(
    wishes.flatMap(({ businessID, heirID }) => {
      if (!isUuid(businessID)) return issueFor(businessID, 'notOwned');
      return isUuid(heirID) ? [] : issueFor(businessID, 'notAMember');
    }),
  );
  const staying = await findStaying(
    context.db,
    wishes.map(({ heirID }) => heirID),
  );
  const leaving = wishes.filter(({ heirID }) => !staying.has(heirID.toLowerCase()));
  refuse(leaving.flatMap(({ businessID }) => issueFor(businessID, 'leaving')));
  await askApi(context, transferBusinesses, { params: { personID: userID }, body: { heirs: wishes } });
}

function issueFor(businessID: string, code: IssueCode): Issue[] {
  return [issueAt(businessID, { code })];
}

function refuse(issues: Issue[]): void {
  if (issues.length > 0) throw new KontorError('BadRequest', 'This cannot be transferred.', { issues });
}
