import {
  decideReport as decideReportCall,
  listMyReports as listMyReportsCall,
  listReports as listReportsCall,
  reportInquiry as reportInquiryCall,
  reportResource as reportResourceCall,
} from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { member } from '../inquiry/policy.ts';
import { type ForOperator, operator } from '../operator/policy.ts';
import { type Route, route } from '../route.ts';
import { decideReport } from './decide-report.ts';
import { listMyReports } from './list-my-reports.ts';
import { listReports } from './list-reports.ts';
import { reportInquiry } from './report-inquiry.ts';
import { reportResource } from './report-resource.ts';

export const reportRoutes: Route[] = [
  route(
    reportInquiryCall,
    (context: ForEither, { params, body }) => reportInquiry(context, params.rid, body),
    {
      policy: member,
    },
  ),
  route(reportResourceCall, (context, { body }) => reportResource(context, body)),
  route(listMyReportsCall, (context, { query }) => listMyReports(context, query)),
  route(listReportsCall, (context: ForOperator, { query }) => listReports(context, query), {
    policy: operator('moderator'),
  }),
  route(
    decideReportCall,
    (context: ForOperator, { params, body }) => decideReport(context, params.reportID, body),
    { policy: operator('moderator') },
  ),
];
