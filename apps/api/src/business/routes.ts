import { getBusinessProfile, listLatestBusinesses } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { getBusiness } from './get-business-profile.ts';
import { listLatest } from './list-latest.ts';

export const businessRoutes: Route[] = [
  route(listLatestBusinesses, anyone, (context, { query }) => listLatest(context, query?.country)),
  route(getBusinessProfile, anyone, async (context, { params }) => ({
    data: await getBusiness(context, params.businessID),
    session: {},
  })),
];
