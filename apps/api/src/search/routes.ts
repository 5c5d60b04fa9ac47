import { countSearch, searchBusinesses, searchPeople, searchProducts, suggest } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { completeQuery, countTabs, findBusinesses, findPeople, findProducts } from './run-search.ts';

export const searchRoutes: Route[] = [
  route(searchBusinesses, anyone, (context, { body }) => findBusinesses(context, body)),
  route(searchProducts, anyone, (context, { body }) => findProducts(context, body)),
  route(searchPeople, anyone, (context, { body }) => findPeople(context, body)),
  route(countSearch, anyone, (context, { body }) => countTabs(context, body)),
  route(suggest, anyone, (context, { query }) => completeQuery(context, query.q)),
];
