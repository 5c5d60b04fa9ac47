import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Client,
  createClient,
  getMyProfile,
  refreshSession,
  type SessionTokens,
  sendHelpRequest,
  sessionHeader,
  updateMyProfile,
} from '@kontor/contract';
import { createPool } from '@kontor/database';
import { startEmbeddedServer } from '@kontor/database/embedded';
import { afterEach, expect, test } from 'vitest';
import { clientAs, type Load, logIn, performAs, untilAcknowledged } from './testing-acknowledged.ts';
import { type StoredMessage, writeMessages } from './testing-message-writers.ts';
import { pidOf, processesOf } from './testing-processes.ts';
import { aSite, type Product, removeSite, type Site, startProduct } from './testing-product.ts';
import { until, untilStarted } from './testing-waiting.ts';

/*
 * Every process of the product is killed with -9 again and again while people write. What was acknowledged is there, once and
 * whole. How long each part takes until it is ready again is printed, not asserted: it is the machine's.
 */
const kills = 20;
const acknowledgedWrites = 100_000;
const parts = {
  api: 'api/src/server',
  accounts: 'apps/accounts',
  portal: 'apps/portal/server',
  worker: 'api/src/worker',
  database: 'bin/postgres -D',
};
type Part = keyof typeof parts;

let site: Site | undefined;

afterEach(async () => {
  if (site) await removeSite(site);
  site = undefined;
});

/** Milliseconds in which a lost answer may be asked for again with the refresh token that was used for it, with room. */
const grace = 8_000;

/** Changes two fields of a profile to one number after another; a change is whole when both say the same. */
function writeProfiles(
  load: Load,
  product: Product,
  begun: SessionTokens,
  logInAgain: () => Promise<SessionTokens>,
  name: string,
) {
  // Through the portal, as browsers do.
  const perform = performAs(load, `${product.portal}/api/v1`, begun, logInAgain);
  const state = { sent: 0, acknowledged: 0 };
  async function write(): Promise<void> {
    while (!load.ended) {
      state.sent += 1;
      const text = `${name} ${state.sent}`;
      const body = { firstName: 'Wanda', lastName: 'Writer', profession: text, briefPresentation: text };
      if (await perform((call) => call(updateMyProfile, { body }))) state.acknowledged = state.sent;
    }
  }
  return {
    done: write(),
    async verify() {
      const { profession = '', briefPresentation } = await clientAs(
        `${product.portal}/api/v1`,
        await logInAgain(),
      )(getMyProfile, {});
      expect(briefPresentation, 'a change is there whole').toBe(profession);
      const stored = Number(profession.slice(name.length + 1));
      expect(stored, 'what was acknowledged is there').toBeGreaterThanOrEqual(state.acknowledged);
      expect(stored).toBeLessThanOrEqual(state.sent);
    },
  };
}

/** Renews a session over and over; each answer has the token for the next. */
function renewSessions(
  load: Load,
  product: Product,
  begun: SessionTokens,
  logInAgain: () => Promise<SessionTokens>,
) {
  let session = begun;
  let lost = 0;
  const call = (token: string): Client =>
    createClient({ baseUrl: product.accounts, headers: { [sessionHeader]: token } });
  async function renew(): Promise<void> {
    while (!load.ended) {
      const since = performance.now();
      const { refreshToken } = session;
      try {
        session = (await untilAcknowledged(load, () => call(refreshToken)(refreshSession, {}))) ?? session;
      } catch (error) {
        // A used token counts for ten seconds: an outage longer than that ends a session whose answer was lost.
        if (performance.now() - since < grace) {
          lost += 1;
          throw error;
        }
        session = (await untilAcknowledged(load, logInAgain)) ?? session;
      }
    }
  }
  return {
    done: renew(),
    async verify() {
      expect(lost, 'sessions that ended though they were renewed in time').toBe(0);
      await call(session.refreshToken)(refreshSession, {});
    },
  };
}

/** Help requests of visitors; sent again after a lost answer each is taken once. */
function sendHelpRequests(load: Load, product: Product) {
  const call = createClient({ baseUrl: `${product.portal}/api/v1` });
  const acknowledged: string[] = [];
  async function send(): Promise<void> {
    while (!load.ended) {
      const requestID = randomUUID();
      const body = { requestID, companyPhone: '+52 81 8123 4567', email: `${requestID}@kills.example` };
      if (await untilAcknowledged(load, () => call(sendHelpRequest, { body }))) acknowledged.push(requestID);
      // Each is mailed, twice: a few are enough.
      await pause(200);
    }
  }
  return { done: send(), acknowledged };
}

async function answersReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.status === 200;
}

/** Kills a part; milliseconds until another process of it is ready. */
async function kill(product: Product, part: Part): Promise<number> {
  const pid = pidOf(product, parts[part]);
  const isAnother = () =>
    processesOf(product).some((now) => now.pid !== pid && now.command.includes(parts[part]));
  const begun = performance.now();
  process.kill(pid, 'SIGKILL');
  await until(`another ${part} runs`, isAnother, { product });
  // The api knows whether the database answers; a worker has no address.
  const origin = part === 'portal' ? product.portal : part === 'accounts' ? product.accounts : product.api;
  await until(`${part} is ready`, () => answersReady(origin), { product });
  return performance.now() - begun;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

test('whatever is killed under load, what was acknowledged is there, once and whole', async () => {
  site = await aSite();
  const product = await untilStarted(
    startProduct(site, { RATE_LIMIT: '0', DEMO_DATA: 'small', LOG_LEVEL: 'error' }),
  );
  const [, password = ''] = /all with the password (\S+)\n/.exec(product.output()) ?? [];
  const emails = [...product.output().matchAll(/^ {2}\w+ +(\S+@demo\.example)/gm)].map(
    ([, email = '']) => email,
  );
  expect(emails.length).toBeGreaterThanOrEqual(6);

  const sessions: SessionTokens[][] = [];
  for (const email of emails) {
    const own: SessionTokens[] = [];
    while (own.length < 4) own.push(await logIn(product, email, password));
    sessions.push(own);
  }
  const load: Load = { acknowledged: 0, ended: false };
  const logInAs = (index: number) => () => logIn(product, emails[index] ?? '', password);
  const writers = sessions.flatMap(([session], index) =>
    session ? writeProfiles(load, product, session, logInAs(index), `change ${index}`) : [],
  );
  const renewers = sessions.flatMap(([, ...others], index) =>
    others.map((session) => renewSessions(load, product, session, logInAs(index))),
  );
  const helpRequests = sendHelpRequests(load, product);
  const people = sessions.flatMap(([session], index) =>
    session ? { session, logInAgain: logInAs(index) } : [],
  );
  const messages = await writeMessages(load, product, people);
  const all: { done: Promise<unknown> }[] = [...writers, ...renewers, helpRequests, messages];
  const work = Promise.all(all.map(({ done }) => done));

  const names = Object.keys(parts) as Part[];
  const times = new Map<Part, number[]>(names.map((part) => [part, []]));
  const each = acknowledgedWrites / (kills * names.length);
  for (let round = 0; round < kills; round += 1) {
    for (const part of names) {
      const before = load.acknowledged;
      const enough = () => load.acknowledged >= before + each;
      await Promise.race([work, until('enough is written', enough, { timeout: 120_000, product })]);
      times.get(part)?.push(await kill(product, part));
    }
    const last = names.map((part) => `${part} ${seconds(times.get(part)?.at(-1) ?? 0)} s`);
    console.log(`round ${round + 1} of ${kills}, ready after: ${last.join(', ')}`);
  }
  await until('all is written', () => load.acknowledged >= acknowledgedWrites, { timeout: 120_000, product });
  load.ended = true;
  await work;
  // The database was killed last: what uses it may still be on its way back.
  for (const origin of [product.portal, product.api, product.accounts])
    await until(`${origin} is ready`, () => answersReady(origin), { product });

  for (const { verify } of [...writers, ...renewers]) await verify();
  const { url } = await startEmbeddedServer({ dataDir: site.dataDir });
  const pool = createPool(url, { max: 1 });
  const { rows } = await pool.query<{ id: string; times: number }>(
    'SELECT request_id AS id, count(*)::int AS times FROM help_requests GROUP BY request_id',
  );
  const { rows: storedMessages } = await pool.query<StoredMessage>(
    'SELECT inquiry_id AS rid, side, content FROM messages ORDER BY id',
  );
  await pool.end();
  await messages.verify(storedMessages);
  expect(rows.filter((row) => row.times !== 1)).toEqual([]);
  const stored = new Set(rows.map(({ id }) => id));
  expect(helpRequests.acknowledged.filter((id) => !stored.has(id))).toEqual([]);

  console.log(
    `${load.acknowledged} acknowledged writes, ${helpRequests.acknowledged.length} of them help requests`,
  );
  for (const [part, taken] of times)
    console.log(
      `${part}: ${taken.length} kills, ready after ${seconds(median(taken))} s, at most ${seconds(Math.max(...taken))} s`,
    );
}, 3_600_000);
