import { randomUUID } from 'node:crypto';
import { migrate } from '@kontor/database';
import { startTokenService } from '../calls/tokens.ts';
import { closeAtEnd } from '../closing.ts';
import { findDatabase, makeDatabase } from '../corpus/bench-server.ts';
import { askAs } from './ask-as.ts';
import { createServices, unlimited } from './services.ts';

/**
 * An api over an empty database of a suite, and somebody who is signed in there.
 * @param ofApi what the api alone is told
 */
export async function startSignedInApi(suite: string, ofApi: Record<string, string> = {}) {
  await makeDatabase(suite);
  const { url: database } = await findDatabase(suite);
  await migrate(database);
  const tokens = await startTokenService();
  closeAtEnd(tokens.close);
  const services = createServices();
  closeAtEnd(() => services.stop());
  /** What every service is told: no limits, and where tokens are checked. */
  const settings = { ...unlimited, ACCOUNTS_URL: tokens.url, ACCOUNTS_ORIGIN: tokens.url };
  const environment = { DATABASE_URL: database, ...settings };
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', { ...environment, ...ofApi });
  const personID = randomUUID();
  const ask = askAs(api.url, await tokens.tokenFor(personID));
  // The api knows somebody from their first call on.
  await ask('user/profile');
  const { tokenFor } = tokens;
  return { services, settings, environment, api, database, personID, ask, tokenFor };
}
