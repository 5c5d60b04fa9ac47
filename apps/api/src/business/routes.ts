import {
  createBusiness as createBusinessCall,
  getBusinessProfile as getBusinessProfileCall,
  listBusinessesOfPerson as listBusinessesOfPersonCall,
  listDataSources as listDataSourcesCall,
  listLatestBusinesses as listLatestBusinessesCall,
  listLikeNamedBusinesses as listLikeNamedBusinessesCall,
  listMostLikedBusinesses as listMostLikedBusinessesCall,
  listMyBusinesses as listMyBusinessesCall,
  type Tag,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { accessTo } from './access-to.ts';
import { tagsOfCards } from './card-tags.ts';
import { createBusiness } from './create-business.ts';
import { listDataSources } from './data-source/list-data-sources.ts';
import { getBusinessProfile } from './get-business-profile.ts';
import { listLatestBusinesses } from './list-latest-businesses.ts';
import { listLikeNamedBusinesses } from './list-like-named-businesses.ts';
import { listMostLikedBusinesses } from './list-most-liked-businesses.ts';
import { listBusinessesOfPerson } from './members/list-businesses-of-person.ts';
import { listMyBusinesses } from './members/list-my-businesses.ts';

/** A list of cards depends on its rows, and on which rows are in it. */
function tagsOfList(cards: readonly { businessID: string }[]): Tag[] {
  return [...tagsOfCards(cards), 'business-lists', 'reference'];
}

export const businessRoutes: Route[] = [
  route(createBusinessCall, (context, { body }) => createBusiness(context, body)),
  route(listLikeNamedBusinessesCall, (context, { query }) => listLikeNamedBusinesses(context, query.name)),
  route(listLatestBusinessesCall, (context, { query }) => listLatestBusinesses(context, query?.country), {
    isCached: true,
    tags: (groups) => tagsOfList(groups.flatMap(({ businesses }) => businesses)),
  }),
  route(
    listMostLikedBusinessesCall,
    (context, { query }) => listMostLikedBusinesses(context, query?.country),
    {
      isCached: true,
      tags: tagsOfList,
    },
  ),
  route(listBusinessesOfPersonCall, (context, { query }) => listBusinessesOfPerson(context, query.userID), {
    // Who joins or leaves a business changes the person.
    tags: (cards, { query }) => [`person:${query.userID}`, ...tagsOfCards(cards), 'reference'],
  }),
  route(listMyBusinessesCall, (context) => listMyBusinesses(context)),
  route(getBusinessProfileCall, (context, { params }) => getBusinessProfile(context, params.businessID), {
    isCached: true,
    tags: ({ businessID }) => [`business:${businessID}`, `likes:${businessID}`, 'reference'],
    session: ({ actor }, { params }) => accessTo(actor, params.businessID),
  }),
  route(listDataSourcesCall, (context) => listDataSources(context), { tags: () => ['sources'] }),
];
