import { connectionLimits, type Data, type getConnectedBy as getConnectedByCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { findWays } from './list-queries.ts';

/** How somebody is connected with a person. */
export async function getConnectedBy(
  { db, actor }: Context<ActingPerson>,
  otherID: string,
): Promise<Data<typeof getConnectedByCall>> {
  const rows = await findWays(db, { personID: actor.id, otherID, named: connectionLimits.named });
  const authors = (way: 'shared' | 'business') =>
    rows.flatMap((row) => (row.way === way ? (presentAuthor(row) ?? []) : []));
  return {
    isConnected: rows.some(({ way }) => way === 'direct'),
    shared: {
      count: rows.find(({ way }) => way === 'shared')?.count ?? 0,
      named: authors('shared').flatMap((author) => ('userID' in author ? [author] : [])),
    },
    businesses: authors('business').flatMap((author) => ('businessID' in author ? [author] : [])),
  };
}
