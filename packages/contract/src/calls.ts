import * as business from './business.ts';
import type { Call } from './call.ts';
import * as directory from './directory.ts';
import * as helpRequest from './help-request.ts';
import * as industry from './industry.ts';
import * as person from './person.ts';
import * as product from './product.ts';
import * as profileChange from './profile-change.ts';
import * as reaction from './reaction.ts';
import * as reference from './reference.ts';
import * as search from './search.ts';
import * as sitemap from './sitemap.ts';
import * as upload from './upload.ts';

/** What describes the nouns of the API; the account service's calls are in `session.ts`. */
const nouns: readonly object[] = [
  reference,
  industry,
  business,
  product,
  reaction,
  person,
  profileChange,
  search,
  sitemap,
  upload,
  helpRequest,
  directory,
];

/** Every call of the API. A route that is not here, or a call here without a route, fails the tests. */
export const calls: readonly Call[] = nouns.flatMap((noun) => Object.values(noun).filter(isCall));

function isCall(described: unknown): described is Call {
  return typeof described === 'object' && described !== null && 'access' in described && 'path' in described;
}
