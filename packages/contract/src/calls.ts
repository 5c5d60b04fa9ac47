import * as business from './business.ts';
import * as businessCreate from './business-create.ts';
import * as businessOwner from './business-owner.ts';
import type { Call } from './call.ts';
import * as directory from './directory.ts';
import * as helpRequest from './help-request.ts';
import * as industry from './industry.ts';
import * as mail from './mail.ts';
import * as pageView from './page-view.ts';
import * as person from './person.ts';
import * as personAccount from './person-account.ts';
import * as product from './product.ts';
import * as profileChange from './profile-change.ts';
import * as reaction from './reaction.ts';
import * as reference from './reference.ts';
import * as search from './search.ts';
import * as securityLog from './security-log.ts';
import * as session from './session.ts';
import * as sitemap from './sitemap.ts';
import * as upload from './upload.ts';

/** What describes the nouns of the api. */
const ofApi: readonly object[] = [
  reference,
  industry,
  business,
  businessCreate,
  businessOwner,
  product,
  reaction,
  person,
  personAccount,
  profileChange,
  search,
  sitemap,
  upload,
  helpRequest,
  directory,
  pageView,
];

/** What describes the nouns of the account service. */
const ofAccounts: readonly object[] = [session, mail, securityLog];

const apiCalls = ofApi.flatMap(callsIn);
const ofAccountService = ofAccounts.flatMap(callsIn);

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

function callsIn(noun: object): Call[] {
  return Object.values(noun).filter(isCall);
}

function isCall(described: unknown): described is Call {
  return typeof described === 'object' && described !== null && 'access' in described && 'path' in described;
}
