import { getBusinessProfile, listLatestBusinesses, listMostLikedBusinesses } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { getBusiness } from './get-business-profile.ts';
import { listLatest } from './list-latest.ts';
import { listMostLiked } from './list-most-liked.ts';

/** A list of cards follows from its rows, and from which rows are in it. */
function madeOfCards(cards: readonly { businessID: string }[]): string[] {
  return [...cards.map(({ businessID }) => `business:${businessID}`), 'business-lists', 'reference'];
}

export const businessRoutes: Route[] = [
  route(
    listLatestBusinesses,
    anyone,
    (context, { query }) => listLatest(context, query?.country),
    (groups) => madeOfCards(groups.flatMap(({ businesses }) => businesses)),
  ),
  route(
    listMostLikedBusinesses,
    anyone,
    (context, { query }) => listMostLiked(context, query?.country),
    madeOfCards,
  ),
  route(
    getBusinessProfile,
    anyone,
    async (context, { params }) => ({ data: await getBusiness(context, params.businessID), session: {} }),
    ({ data }) => [`business:${data.businessID}`, 'reference'],
  ),
];
