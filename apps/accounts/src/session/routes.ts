import {
  checkToken as checkTokenCall,
  endSession as endSessionCall,
  getSession as getSessionCall,
  listRevocations as listRevocationsCall,
  refreshSession as refreshSessionCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { checkToken } from './check-token.ts';
import { endSession } from './end-session.ts';
import { getSession } from './get-session.ts';
import { listRevocations } from './list-revocations.ts';
import { refreshSession } from './refresh-session.ts';

/** The four calls of the contract, for pages of the portal and for services. */
export const sessionRoutes: Route[] = [
  route(getSessionCall, ({ context, visit }, { body }) => getSession(context, visit, body.token)),
  route(refreshSessionCall, ({ context, token }) => refreshSession(context, token)),
  route(endSessionCall, async ({ context, token }) => ({ ended: await endSession(context, token) })),
  route(checkTokenCall, ({ context, token }) => checkToken(context, token)),
];

/** What verifiers ask beside the public keys. */
export const revocationRoutes: Route[] = [
  route(listRevocationsCall, ({ context }, { query }) => listRevocations(context, query?.since)),
];
