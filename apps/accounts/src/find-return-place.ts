import { readNounAddress } from '@kontor/contract';
import type { Context, Visit } from './context.ts';
import { nameOf } from './name-of.ts';

/** The page somebody goes back to, as a sentence can name it. */
export interface ReturnPlace {
  kind: 'home' | 'search' | 'industries' | 'business' | 'product' | 'page';
  /** What is at a business's or product's page, when the api could tell. */
  name?: string;
}

/** What stands at an address of the portal. Names are the api's, never the address's: anybody can write one of those. */
export async function findReturnPlace(context: Context, visit: Visit, back: string): Promise<ReturnPlace> {
  const { pathname } = new URL(back);
  const [, first = ''] = pathname.split('/');
  if (first === '') return { kind: 'home' };
  if (first === 'search-result') return { kind: 'search' };
  if (first === 'industries') return { kind: 'industries' };
  const named = readNounAddress(pathname);
  if (named?.noun !== 'business' && named?.noun !== 'product') return { kind: 'page' };
  return { kind: named.noun, name: await nameOf(context, visit, named.noun, named.id) };
}
