import { sendHelpRequest as sendHelpRequestCall } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { sendHelpRequest } from './send-help-request.ts';

export const helpRequestRoutes: Route[] = [
  route(sendHelpRequestCall, (context, { body }) => sendHelpRequest(context, body)),
];
