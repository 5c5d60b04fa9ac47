import type { Context, Visit } from './context.ts';
import { nameOf } from './name-of.ts';

/** The page somebody goes back to, as a sentence can name it. */
export interface ReturnPlace {
  kind: 'home' | 'search' | 'industries' | 'business' | 'product' | 'page';
  /** What is at a business's or product's page, when the api could tell. */
  name?: string;
}

const idAtEnd = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/?$)/i;

/** What stands at an address of the portal. Names are the api's, never the address's: anybody can write one of those. */
export async function findReturnPlace(context: Context, visit: Visit, back: string): Promise<ReturnPlace> {
  const { pathname } = new URL(back);
  const [, first = ''] = pathname.split('/');
  if (first === '') return { kind: 'home' };
  if (first === 'search-result') return { kind: 'search' };
  if (first === 'industries') return { kind: 'industries' };
  const id = idAtEnd.exec(pathname)?.[0];
  if (!id) return { kind: 'page' };
  if (first === 'business') return { kind: 'business', name: await nameOf(context, visit, 'business', id) };
  if (first === 'business-product')
    return { kind: 'product', name: await nameOf(context, visit, 'product', id) };
  return { kind: 'page' };
}
