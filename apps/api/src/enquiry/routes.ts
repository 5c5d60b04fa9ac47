import { sendEnquiry } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { takeEnquiry } from './take-enquiry.ts';

export const enquiryRoutes: Route[] = [
  route(sendEnquiry, anyone, (context, { body }) => takeEnquiry(context, body)),
];
