import type { Context, Visit } from '../context.ts';

/** Ends the login of this browser and the product's sessions that came from it. Returns the cookies that forget it. */
export async function signOut({ auth }: Context, visit: Visit): Promise<string[]> {
  const { headers } = await auth.api.signOut({ headers: visit.headers, returnHeaders: true });
  return headers.getSetCookie();
}
