import { sendHelpRequest } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { takeHelpRequest } from './take-help-request.ts';

export const helpRequestRoutes: Route[] = [
  route(sendHelpRequest, (context, { body }) => takeHelpRequest(context, body)),
];
