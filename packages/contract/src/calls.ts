import type { Call } from './call.ts';
import * as ofAccounts from './nouns-of-accounts.ts';
import * as ofApi from './nouns-of-api.ts';

const apiCalls = callsIn(ofApi);
const ofAccountService = callsIn(ofAccounts);

// A route that is not here, or a call here without a route, fails the tests of both services.

/** Every call of the API, below `/api/v1`. */
export const calls: readonly Call[] = apiCalls.filter(({ access }) => access !== 'services');

/** Every call of the account service, on its own origin and without a version in the path. Those of its own pages lie with it. */
export const accountCalls: readonly Call[] = ofAccountService.filter(({ access }) => access !== 'services');

/**
 * Calls of our services to each other, below `/internal` at the service that answers them, for who shows `INTERNAL_TOKEN` in the
 * header `internalTokenHeader`. They are in no description.
 */
export const internalCalls: Readonly<Record<'api' | 'accounts', readonly Call[]>> = {
  api: apiCalls.filter(({ access }) => access === 'services'),
  accounts: ofAccountService.filter(({ access }) => access === 'services'),
};

function callsIn(nouns: object): Call[] {
  return Object.values(nouns).filter(isCall);
}

function isCall(described: unknown): described is Call {
  return typeof described === 'object' && described !== null && 'access' in described && 'path' in described;
}
