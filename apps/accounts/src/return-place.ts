import { CallError, createClient, getBusinessProfile, getProduct, pageCallHeader } from '@kontor/contract';
import type { Context, Visit } from './context.ts';

/** The page somebody goes back to, as a sentence can name it. */
export interface ReturnPlace {
  kind: 'home' | 'search' | 'industries' | 'business' | 'product' | 'page';
  /** What is at a business's or product's page, when the api could tell. */
  name?: string;
}

/** Milliseconds a form waits for a name; it does without. */
const patience = 400;
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

async function nameOf(
  { settings, log }: Context,
  { address, language }: Visit,
  kind: 'business' | 'product',
  id: string,
): Promise<string | undefined> {
  const headers = { [pageCallHeader]: '1', 'x-forwarded-for': address };
  const call = createClient({ baseUrl: `${settings.API_URL}/api/v1`, language, headers });
  const signal = AbortSignal.timeout(patience);
  try {
    if (kind === 'product') return (await call(getProduct, { params: { productID: id } }, { signal })).name;
    return (await call(getBusinessProfile, { params: { businessID: id } }, { signal })).general.companyName;
  } catch (error) {
    // One that took too long is called off, which is no failure of the call.
    if (!signal.aborted && !(error instanceof CallError)) throw error;
    log.debug({ err: error }, 'the place to go back to has no name');
    return undefined;
  }
}
