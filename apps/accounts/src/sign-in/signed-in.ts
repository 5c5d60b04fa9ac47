import { KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { type SignedIn, who } from './who.ts';

/** Who is signed in in the browser that asks. @throws Unauthorized when nobody is */
export async function signedIn(context: Context, visit: Visit): Promise<SignedIn> {
  const found = await who(context, visit);
  if (!found) throw new KontorError('Unauthorized', 'You are not logged in.');
  return found;
}
