import {
  getBusinessProfile,
  listBusinessesOfPerson,
  listLatestBusinesses,
  listMostLikedBusinesses,
} from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { accessTo } from './access-to.ts';
import { getBusiness } from './get-business-profile.ts';
import { listLatest } from './list-latest.ts';
import { listMostLiked } from './list-most-liked.ts';
import { listBusinesses } from './members/list-businesses-of-person.ts';

/** A list of cards follows from its rows, and from which rows are in it. */
function madeOfCards(cards: readonly { businessID: string }[]): string[] {
  return [...cards.map(({ businessID }) => `business:${businessID}`), 'business-lists', 'reference'];
}

export const businessRoutes: Route[] = [
  route(listLatestBusinesses, anyone, (context, { query }) => listLatest(context, query?.country), {
    madeOf: (groups) => madeOfCards(groups.flatMap(({ businesses }) => businesses)),
  }),
  route(listMostLikedBusinesses, anyone, (context, { query }) => listMostLiked(context, query?.country), {
    madeOf: madeOfCards,
  }),
  route(listBusinessesOfPerson, anyone, (context, { query }) => listBusinesses(context, query.userID)),
  route(getBusinessProfile, anyone, (context, { params }) => getBusiness(context, params.businessID), {
    madeOf: ({ businessID }) => [`business:${businessID}`, 'reference'],
    session: ({ db, actor }, { params }) => accessTo(db, actor, params.businessID),
  }),
];
