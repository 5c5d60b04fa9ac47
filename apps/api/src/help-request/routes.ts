import { sendHelpRequest } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { takeHelpRequest } from './take-help-request.ts';

export const helpRequestRoutes: Route[] = [
  route(sendHelpRequest, anyone, (context, { body }) => takeHelpRequest(context, body)),
];
