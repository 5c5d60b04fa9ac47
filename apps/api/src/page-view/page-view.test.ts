import { randomUUID } from 'node:crypto';
import { countedPaths, countPageView, type PageView } from '@kontor/contract';
import { createLog } from '@kontor/server';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../test/api.ts';
import { rowsIn } from '../test/rows.ts';
import { forgetOldViews } from './forget-old-views.ts';
import { pageViewJobs } from './jobs.ts';
import { subjectOf } from './subject-of.ts';
import { countViews, type ViewCounter } from './view-counter.ts';

let api: TestApi;
let counter: ViewCounter;
const never = 1_000_000;
beforeAll(async () => {
  api = await startApi();
  counter = countViews(api.db, createLog('api', { LOG_LEVEL: 'silent' }), never);
});
afterEach(() => api.db.deleteFrom('page_views').execute());
afterAll(async () => {
  await counter.close();
  await api.close();
});

const rows = () =>
  api.db
    .selectFrom('page_views')
    .select(['kind', 'subject', 'language', 'views'])
    .orderBy('kind')
    .orderBy('subject')
    .orderBy('language')
    .execute();

describe('a path', () => {
  const id = '7f9c24e8-3b0a-4f6e-9c1d-2b8a5e6f7a10';
  it.each([
    ['/', { kind: 'page', subject: '/' }],
    [
      '/b2b-tips/industrial-marketing-tip-2',
      { kind: 'page', subject: '/b2b-tips/industrial-marketing-tip-2' },
    ],
    [`/business/Envases-Tepeyac-${id}/`, { kind: 'business', subject: id }],
    [`/business/Caf%25C3%25A9-${id.toUpperCase()}`, { kind: 'business', subject: id }],
    [`/business-product/Gear-${id}`, { kind: 'product', subject: id }],
    [`/profile/${id}`, { kind: 'person', subject: id }],
    ['/profile/edit', { kind: 'page', subject: '/profile/edit' }],
    ['/directory/verified-manufacturers', { kind: 'page', subject: '/directory/verified-manufacturers' }],
    ['/countries/buyers', { kind: 'page', subject: '/countries/buyers' }],
    ['/countries/buyers/MX', { kind: 'page', subject: '/countries/buyers/MX' }],
    ['/countries/buyers/XX', undefined],
    ['/countries/thieves', undefined],
    ['/directory/__proto__', undefined],
    ['/about-us/', undefined],
    ['/made-up', undefined],
    ['/__proto__', undefined],
    [`/${'x'.repeat(200)}`, undefined],
    ['/a path', undefined],
  ])('%s', (path, subject) => expect(subjectOf(path, api.reference)).toEqual(subject));

  it('whatever it is, is a page there is or none', () => {
    const pages = new Set(countedPaths);
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.constantFrom(...pages), fc.string()), (path) => {
        const found = subjectOf(`/${path}`, api.reference);
        if (found?.kind === 'page') expect(pages.has(found.subject)).toBe(true);
      }),
    );
  });
});

describe('views', () => {
  it('are added up by thing, language and day, also by several processes', async () => {
    const { aBusiness } = rowsIn(api.db, api.reference);
    const business = { kind: 'business', subject: await aBusiness(), language: 'es' } as const;
    const page = { kind: 'page', subject: '/about-us', language: 'en' } as const;
    const other = countViews(api.db, createLog('api', { LOG_LEVEL: 'silent' }), never);
    for (let count = 0; count < 30; count += 1) {
      for (const one of [counter, other]) {
        one.count(business);
        one.count(page);
        one.count({ ...page, language: 'it' });
      }
    }
    await Promise.all([counter.flush(), other.flush(), counter.flush()]);
    counter.count(page);
    await counter.flush();
    await other.close();
    expect(await rows()).toEqual([
      { ...business, views: 60 },
      { ...page, views: 61 },
      { ...page, language: 'it', views: 60 },
    ]);
  });

  it('of what there is not are left out', async () => {
    for (const kind of ['business', 'product', 'person'] as const)
      counter.count({ kind, subject: randomUUID(), language: 'en' });
    counter.count({ kind: 'page', subject: '/', language: 'en' });
    await counter.flush();
    expect(await rows()).toEqual([{ kind: 'page', subject: '/', language: 'en', views: 1 }]);
  });

  it('of invented pages fill no memory', () => {
    const small = countViews(api.db, createLog('api', { LOG_LEVEL: 'silent' }), never);
    const taken = Array.from({ length: 3_000 }, (_, index) =>
      small.count({ kind: 'page', subject: `/${index}`, language: 'en' }),
    );
    expect(taken.filter(Boolean)).toHaveLength(2_000);
  });
});

describe('views that were counted', () => {
  async function write(day: string, subject: string, views: number): Promise<void> {
    await api.db
      .insertInto('page_views')
      .values({ day, subject, views, kind: 'page', language: 'en' })
      .execute();
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const subjects = async () => (await rows()).map(({ subject }) => subject);

  it('are kept for 13 months', async () => {
    await write(daysAgo(0), '/today', 1);
    await write(daysAgo(390), '/a-year-ago', 1);
    await write(daysAgo(400), '/longer-ago', 1);
    await forgetOldViews({ db: api.db });
    expect(await subjects()).toEqual(['/a-year-ago', '/today']);
  });

  it('are bounded: the oldest days go first, and of one day what was looked at least', async () => {
    for (const [days, subject, views] of [
      [3, '/old', 900],
      [2, '/rare', 1],
      [2, '/popular', 50],
      [1, '/new', 1],
    ] as const)
      await write(daysAgo(days), subject, views);
    await forgetOldViews({ db: api.db }, 4);
    expect(await subjects()).toHaveLength(4);
    await forgetOldViews({ db: api.db }, 2);
    expect(await subjects()).toEqual(['/new', '/popular']);
    // Doing it again does no harm.
    await forgetOldViews({ db: api.db }, 2);
    expect(await subjects()).toEqual(['/new', '/popular']);
  });

  it('are looked after by the worker', () => {
    expect(pageViewJobs.map(({ name }) => name)).toEqual(['page-view.forget-old']);
  });

  it('of paths that are none make no row', async () => {
    const call = (path: string) => api.call(countPageView, { body: { path, language: 'en' } });
    for (const path of ['/made-up', '/business/none', '/countries/buyers/ZZ', '/a.php', '/%2e%2e'])
      expect(await call(path)).toEqual({ counted: false });
  });
});

it('a call counts a page, and sets no cookie', async () => {
  const call = (body: PageView) => api.call(countPageView, { body });
  expect(await call({ path: '/about-us', language: 'zh' })).toEqual({ counted: true });
  expect(await call({ path: '/no page', language: 'zh' })).toEqual({ counted: false });
  const answer = await fetch(`${api.url}/page-view`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/', language: 'en' }),
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it.each([{}, { path: 'about-us', language: 'en' }, { path: '/', language: 'fr' }])(
  '%j is refused',
  async (body) => {
    const answer = await fetch(`${api.url}/page-view`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  },
);
