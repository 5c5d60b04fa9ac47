import { CallError, createClient, getBusinessProfile, getProduct, pageCallHeader } from '@kontor/contract';
import type { Context, Visit } from './context.ts';

/** Milliseconds a form waits for a name; it does without. */
const usual = 400;

/** What a business or product is called, as the api has it; undefined when it cannot tell in time. */
export async function nameOf(
  { settings, log }: Context,
  { address, language }: Visit,
  kind: 'business' | 'product',
  id: string,
  timeout = usual,
): Promise<string | undefined> {
  const headers = { [pageCallHeader]: '1', 'x-forwarded-for': address };
  const call = createClient({ baseUrl: `${settings.API_URL}/api/v1`, language, headers });
  const signal = AbortSignal.timeout(timeout);
  try {
    if (kind === 'product') return (await call(getProduct, { params: { productID: id } }, { signal })).name;
    return (await call(getBusinessProfile, { params: { businessID: id } }, { signal })).general.companyName;
  } catch (error) {
    // One that took too long is called off, which is no failure of the call.
    if (!signal.aborted && !(error instanceof CallError)) throw error;
    log.debug({ err: error }, 'the api told no name');
    return undefined;
  }
}
