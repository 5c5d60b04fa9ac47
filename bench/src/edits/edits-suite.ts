import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressById, type BusinessEdit, type Data, type searchBusinesses } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { buildPortal } from '@kontor/launch/portal-build';
import { cacheAll } from '../likes/visit-steadily.ts';
import { insertOwnedBusiness } from '../load/owned-business.ts';
import { startSignedInApi } from '../load/signed-in-api.ts';
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

async function run({ quick, progress }: RunOptions): Promise<Section[]> {
  const edits = quick ? 10 : 60;
  progress('building the portal, if its sources have changed');
  await buildPortal();
  const open = await startSignedInApi(name);
  const { services, settings, environment, api, database, personID, ask } = open;
  await services.start('apps/api/src/worker.ts', 'WORKER_PORT', environment);
  const portal = await services.start('apps/portal/server/server.ts', 'PORT', {
    API_URL: api.url,
    ...settings,
  });
  const businessID = await withConnection(database, (client) =>
    insertOwnedBusiness(client, personID, 'Works of the Edit'),
  );
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
