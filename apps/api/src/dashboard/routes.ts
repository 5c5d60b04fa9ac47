import {
  countShownResults as countShownResultsCall,
  type DashboardPeriod,
  exportDashboard as exportDashboardCall,
  getDashboard as getDashboardCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { countShownResults } from './count-shown-results.ts';
import { exportDashboard } from './export-dashboard.ts';
import { getDashboard } from './get-dashboard.ts';

/** Owners and administrators of the business. */
const administrators = {
  policy: memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'admin'),
};

/** The schema takes no other number. */
const daysOf = (query: { days?: number } | undefined) => (query?.days ?? 90) as DashboardPeriod;

export const dashboardRoutes: Route[] = [
  route(
    getDashboardCall,
    (context: ForMember, { query }) => getDashboard(context, daysOf(query)),
    administrators,
  ),
  route(
    exportDashboardCall,
    (context: ForMember, { query }) => exportDashboard(context, daysOf(query)),
    administrators,
  ),
];

/** What portals tell of results that were shown. */
export const shownResultsRoutes: Route[] = [
  route(countShownResultsCall, (context, { body }) => countShownResults(context, body)),
];
