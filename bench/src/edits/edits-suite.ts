import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressById, type BusinessEdit, type Data, type searchBusinesses } from '@kontor/contract';
import { migrate, withConnection } from '@kontor/database';
import { buildPortal } from '@kontor/launch/portal-build';
import { startTokenService } from '../calls/tokens.ts';
import { closeAtEnd } from '../closing.ts';
import { findDatabase, makeDatabase } from '../corpus/bench-server.ts';
import { cacheAll } from '../likes/visit-steadily.ts';
import { askAs } from '../load/ask-as.ts';
import { createServices, unlimited } from '../load/services.ts';
import { spread } from '../measure/statistics.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atMost } from '../target.ts';

const name = 'published_edits';
/** How often it is asked whether an edit can be seen, in milliseconds. */
const lookEvery = 10;
const limit = 60_000;

/** Milliseconds until something is so, from a moment on. */
async function millisecondsUntil(begun: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - begun > limit) throw new Error('A published edit was not seen within a minute.');
    await pause(lookEvery);
  }
  return performance.now() - begun;
}

/** A business that belongs to a person. @returns its id */
async function makeBusiness(url: string, personID: string): Promise<string> {
  const id = randomUUID();
  await withConnection(url, async (client) => {
    await client.query(
      `INSERT INTO businesses (id, origin, company_name, business_type, country_code, industry_id, claimed_at)
       VALUES ($1, 'registered', 'Works of the Edit', 'MA', 'MX', '0006', now())`,
      [id],
    );
    await client.query(
      "INSERT INTO business_members (business_id, person_id, role) VALUES ($1, $2, 'owner')",
      [id, personID],
    );
  });
  return id;
}

async function run({ quick, progress }: RunOptions): Promise<Section[]> {
  const edits = quick ? 10 : 60;
  progress('building the portal, if its sources have changed');
  await buildPortal();
  await makeDatabase(name);
  const { url: database } = await findDatabase(name);
  await migrate(database);
  const tokens = await startTokenService();
  closeAtEnd(tokens.close);
  const services = createServices();
  closeAtEnd(() => services.stop());
  const accounts = { ACCOUNTS_URL: tokens.url, ACCOUNTS_ORIGIN: tokens.url };
  const environment = { DATABASE_URL: database, ...unlimited, ...accounts };
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', environment);
  await services.start('apps/api/src/worker.ts', 'WORKER_PORT', environment);
  const portal = await services.start('apps/portal/server/server.ts', 'PORT', {
    API_URL: api.url,
    ...unlimited,
    ...accounts,
  });
  const personID = randomUUID();
  const ask = askAs(api.url, await tokens.tokenFor(personID));
  // The api knows somebody from their first call on.
  await ask('user/profile');
  const businessID = await makeBusiness(database, personID);
  const profile = `business/profile/${businessID}`;
  const page = portal.url + addressById('business', businessID);
  const isFound = async (textQuery: string) => {
    const body = JSON.stringify({ textQuery, skip: 0, size: 1 });
    const found = await ask<Data<typeof searchBusinesses>>('search/business', { method: 'POST', body });
    return found.total > 0;
  };
  const isShown = async (text: string) => (await (await fetch(page)).text()).includes(text);

  const untilShown: number[] = [];
  const untilFound: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    progress(`published edit ${edit + 1}`);
    await cacheAll([page]);
    const word = `works${randomUUID().replaceAll('-', '')}`;
    const { sections } = await ask<BusinessEdit>(`${profile}/edit`);
    const body = JSON.stringify({ revision: sections.general.revision, companyName: `Works ${word}` });
    await ask(`${profile}/general`, { method: 'PUT', body });
    const published = performance.now();
    const [shown, found] = await Promise.all([
      millisecondsUntil(published, () => isShown(word)),
      millisecondsUntil(published, () => isFound(word)),
    ]);
    untilShown.push(shown);
    untilFound.push(found);
  }
  await services.stop();
  const ways = [
    ['on the page that was cached', spread(untilShown)],
    ['in search', spread(untilFound)],
  ] as const;
  return [
    {
      title: 'A published edit of a business, from its answer until others see it',
      columns: ['seen', 'p50 ms', 'p95 ms', 'p99 ms'],
      rows: ways.map(([where, { p50, p95, p99 }]) => [where, p50, p95, p99]),
      checks: ways.map(([where, { p99 }]) =>
        atMost('edit', `published edit seen ${where}, p99`, [p99, 'ms'], 1_000),
      ),
      notes: [`${edits} edits of the name, one after the other; looked for every ${lookEvery} ms.`],
    },
  ];
}

export const editsSuite: Suite = {
  name: 'edits',
  about: 'how soon a published edit is on the cached page of a business and in search.',
  prepareQuick: () => buildPortal(),
  run,
};
