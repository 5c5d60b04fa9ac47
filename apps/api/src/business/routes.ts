import {
  getBusinessProfile as getBusinessProfileCall,
  listBusinessesOfPerson as listBusinessesOfPersonCall,
  listDataSources,
  listLatestBusinesses,
  listMostLikedBusinesses,
  type Tag,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { accessTo } from './access-to.ts';
import { tagsOfCards } from './card-tags.ts';
import { getBusinessProfile } from './get-business-profile.ts';
import { listDataSets } from './list-data-sets.ts';
import { listLatest } from './list-latest.ts';
import { listMostLiked } from './list-most-liked.ts';
import { listBusinessesOfPerson } from './members/list-businesses-of-person.ts';

/** A list of cards depends on its rows, and on which rows are in it. */
function tagsOfList(cards: readonly { businessID: string }[]): Tag[] {
  return [...tagsOfCards(cards), 'business-lists', 'reference'];
}

export const businessRoutes: Route[] = [
  route(listLatestBusinesses, (context, { query }) => listLatest(context, query?.country), {
    isCached: true,
    tags: (groups) => tagsOfList(groups.flatMap(({ businesses }) => businesses)),
  }),
  route(listMostLikedBusinesses, (context, { query }) => listMostLiked(context, query?.country), {
    isCached: true,
    tags: tagsOfList,
  }),
  route(listBusinessesOfPersonCall, (context, { query }) => listBusinessesOfPerson(context, query.userID), {
    // Who joins or leaves a business changes the person.
    tags: (cards, { query }) => [`person:${query.userID}`, ...tagsOfCards(cards), 'reference'],
  }),
  route(getBusinessProfileCall, (context, { params }) => getBusinessProfile(context, params.businessID), {
    isCached: true,
    tags: ({ businessID }) => [`business:${businessID}`, `likes:${businessID}`, 'reference'],
    session: ({ actor }, { params }) => accessTo(actor, params.businessID),
  }),
  route(listDataSources, ({ db }) => listDataSets(db), { tags: () => ['sources'] }),
];
