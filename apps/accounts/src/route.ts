import { type Route as CallRoute, routesOf } from '@kontor/server';
import type { Context, Visit } from './context.ts';

/** What the verbs of calls work on. */
interface Base {
  context: Context;
  visit: Visit;
  /** What stands in the session's header: an access token, or the refresh token. The verbs judge it. */
  token: string | undefined;
  /** Sets cookies of the account service's own pages with the answer. */
  setCookies(cookies: readonly string[]): void;
}

/** A call with what performs it. */
export type Route = CallRoute<Base>;

/** Ties a call to its verb. */
export const route = routesOf<Base>();
