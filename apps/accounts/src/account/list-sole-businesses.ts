import { listSoleBusinesses as listOfApi, type SoleBusiness } from '@kontor/contract';
import type { Context, Visit } from '../context.ts';
import { askApi } from '../person/ask-api.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { findStaying } from './deletion-queries.ts';

/**
 * The businesses only the person who is signed in owns, each with the members who could own it after them: not those
 * whose own account is to be deleted. @throws Unauthorized, Unavailable
 */
export async function listSoleBusinesses(context: Context, visit: Visit): Promise<SoleBusiness[]> {
  const { account } = await signedIn(context, visit);
  const businesses = await askApi(context, listOfApi, { params: { personID: account.id } });
  const ids = businesses.flatMap(({ members }) => members.map(({ userID }) => userID));
  const staying = await findStaying(context.db, ids);
  return businesses.map((business) => ({
    ...business,
    members: business.members.filter(({ userID }) => staying.has(userID)),
  }));
}
