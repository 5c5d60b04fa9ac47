import { randomUUID } from 'node:crypto';
import { migrate } from '@kontor/database';
import { startTokenService } from '../calls/tokens.ts';
import { closeAtEnd } from '../closing.ts';
import { findDatabase, makeDatabase } from '../corpus/bench-server.ts';
import { askAs } from '../load/ask-as.ts';
import { createServices, unlimited } from '../load/services.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { measureInbox } from './inbox.ts';
import { measureProductTable } from './product-table.ts';

const name = 'tables';

async function run(options: RunOptions): Promise<Section[]> {
  await makeDatabase(name);
  const { url: database } = await findDatabase(name);
  await migrate(database);
  const tokens = await startTokenService();
  closeAtEnd(tokens.close);
  const services = createServices();
  closeAtEnd(services.stop);
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', {
    DATABASE_URL: database,
    ...unlimited,
    ACCOUNTS_URL: tokens.url,
    ACCOUNTS_ORIGIN: tokens.url,
  });
  const personID = randomUUID();
  const ask = askAs(api.url, await tokens.tokenFor(personID));
  // The api knows somebody from their first call on.
  await ask('user/profile');
  const open = { database, personID, ask };
  const sections = [await measureProductTable(open, options), await measureInbox(open, options)];
  await services.stop();
  return sections;
}

export const tablesSuite: Suite = {
  name: 'tables',
  about:
    'pages far behind in an owner’s table of products, an inbox and a conversation over HTTP, beside the first ones.',
  data: 'A business with 10,000 products, and one with 25,000 conversations',
  run,
};
