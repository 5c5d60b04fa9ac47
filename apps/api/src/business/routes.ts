import { getBusinessProfile, listLatestBusinesses, listMostLikedBusinesses } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { getBusiness } from './get-business-profile.ts';
import { listLatest } from './list-latest.ts';
import { listMostLiked } from './list-most-liked.ts';

export const businessRoutes: Route[] = [
  route(listLatestBusinesses, anyone, (context, { query }) => listLatest(context, query?.country)),
  route(listMostLikedBusinesses, anyone, (context, { query }) => listMostLiked(context, query?.country)),
  route(getBusinessProfile, anyone, async (context, { params }) => ({
    data: await getBusiness(context, params.businessID),
    session: {},
  })),
];
