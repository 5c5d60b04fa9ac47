import { randomUUID } from 'node:crypto';
import { countPageView, type PageView } from '@kontor/contract';
import { createLog } from '@kontor/server';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { forgetOldViews } from './forget-old-views.ts';
import { pageViewJobs } from './jobs.ts';
import { countViews } from './view-counter.ts';

const never = 1_000_000;
const api = await sharedApi();
const counter = countViews(() => asSystem(api), createLog('api', { LOG_LEVEL: 'silent' }), never);
afterEach(() => api.db.deleteFrom('page_views').execute());
afterAll(async () => {
  await counter.close();
});

const rows = () =>
  api.db
    .selectFrom('page_views')
    .select(['kind', 'subject', 'language', 'views'])
    .orderBy('kind')
    .orderBy('subject')
    .orderBy('language')
    .execute();

describe('views', () => {
  it('are added up by thing, language and day, also by several processes', async () => {
    const { aBusiness } = rowsIn(api.db, api.reference);
    const business = { kind: 'business', subject: await aBusiness(), language: 'es' } as const;
    const page = { kind: 'page', subject: '/about-us', language: 'en' } as const;
    const other = countViews(() => asSystem(api), createLog('api', { LOG_LEVEL: 'silent' }), never);
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
    const small = countViews(() => asSystem(api), createLog('api', { LOG_LEVEL: 'silent' }), never);
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
});

describe('a portal tells of a view', () => {
  const tell = (body: PageView) => api.asService(countPageView, { body });
  const page = { kind: 'page', subject: '/about-us', language: 'zh' } as const;

  it('and it is counted; of a country there is not, it is none', async () => {
    expect(await tell(page)).toEqual({ counted: true });
    const country = (code: string) => ({ ...page, subject: `/countries/buyers/${code}`, country: code });
    expect(await tell(country('MX'))).toEqual({ counted: true });
    expect(await tell(country('ZZ'))).toEqual({ counted: false });
  });

  it.each([
    { kind: 'business', subject: '/about-us' },
    { kind: 'product', subject: randomUUID().toUpperCase() },
    { kind: 'person', subject: `x-${randomUUID()}` },
    { kind: 'page', subject: 'about-us' },
    { kind: 'page', subject: `/${'x'.repeat(200)}` },
    { kind: 'visitor', subject: randomUUID() },
    { kind: 'page', subject: '/', language: 'fr' },
  ])('%j is refused', async (wrong) => {
    const body = { ...page, ...wrong } as PageView;
    await expect(tell(body)).rejects.toMatchObject({ status: 400 });
  });

  it('and to everybody else there is nothing', async () => {
    const origin = api.url.replace('/api/v1', '');
    for (const url of [`${origin}/internal/page-view`, `${api.url}/page-view`]) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(page) });
      expect(answer.status, url).toBe(404);
    }
  });
});
