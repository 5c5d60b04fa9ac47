import { addressById } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { buildAccounts } from '@kontor/launch/accounts-build';
import { findOrInstallChromium } from '@kontor/launch/browser';
import { buildPortal } from '@kontor/launch/portal-build';
import { closeAtEnd } from '../closing.ts';
import { openDemo } from '../corpus/open-demo.ts';
import { createServices, unlimited } from '../load/services.ts';
import { freePort } from '../load/start-service.ts';
import { median } from '../measure/statistics.ts';
import type { RunOptions, Section, Suite, TargetCheck } from '../suite.ts';
import { categories, type Lighthouse, openLighthouse, type Report } from './open-lighthouse.ts';

interface Page {
  name: string;
  address: string;
}

interface PageScores {
  name: string;
  /** Of 100, in the order of `categories`. */
  scores: number[];
  /** Milliseconds; the shift is a number without unit. */
  largestPaint: number;
  shift: number;
  blocking: number;
  /** Audits of the last round that are not passed, without those of speed. */
  failed: string[];
}

/** One page of each kind that visitors see. */
async function pagesOf(databaseUrl: string, portal: string, accounts: string): Promise<Page[]> {
  return withConnection(databaseUrl, async (client) => {
    const first = async (query: string) => (await client.query<{ id: string }>(query)).rows[0]?.id ?? '';
    const business = await first(
      `SELECT business_id AS id FROM products GROUP BY business_id ORDER BY count(*) DESC, business_id LIMIT 1`,
    );
    const unclaimed = await first(`SELECT id FROM businesses WHERE origin = 'imported' ORDER BY id LIMIT 1`);
    const product = await first(`SELECT id FROM products WHERE specs <> '[]' ORDER BY id LIMIT 1`);
    const person = await first(
      `SELECT author_id AS id FROM posts WHERE author_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
    );
    const post = await first(`SELECT id FROM posts WHERE group_id IS NULL ORDER BY id LIMIT 1`);
    const group = await first(`SELECT id FROM groups WHERE access = 'open' ORDER BY id LIMIT 1`);
    const timeline = await first(
      `SELECT timeline_id AS id FROM posts WHERE timeline_type = 'business' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
    );
    const paths = [
      ['home', '/'],
      ['search', '/search-result?business=MA&countries=global&industry=0006'],
      ['products found', '/search-result?business=PR&countries=global&search=bearing'],
      ['people found', '/search-result?business=UR&countries=global&search='],
      ['business', addressById('business', business)],
      ['company nobody has claimed', addressById('business', unclaimed)],
      ['product', addressById('product', product)],
      ['profile', addressById('person', person)],
      ['timeline', `/timeline/${timeline}`],
      ['post', addressById('post', post)],
      ['groups', '/groups'],
      ['group', addressById('group', group)],
      ['industries', '/industries'],
      ['country', '/countries/manufacturers/MX'],
      ['tip', '/b2b-tips/best-products-for-export-tip-6'],
      ['membership', '/membership-platinum'],
      ['contact', '/contact-us'],
      ['page of texts', '/about-us'],
    ];
    return [
      ...paths.map(([name = '', path = '']) => ({ name, address: portal + path })),
      { name: 'login', address: `${accounts}/login` },
      { name: 'registration', address: `${accounts}/register` },
    ];
  });
}

function scoresOf(name: string, reports: readonly Report[]): PageScores {
  const figure = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const last = reports.at(-1) as Report;
  return {
    name,
    scores: categories.map((category) =>
      Math.round(median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))),
    ),
    largestPaint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
    failed: Object.values(last.audits)
      .filter(({ score }) => score === 0)
      .map(({ title }) => title),
  };
}

/** At times Lighthouse misses how a page began, and has no figures of it: it visits the page again. @throws when it has none three times */
async function visitMeasured(lighthouse: Lighthouse, address: string, leftOut: string[]): Promise<Report> {
  for (let visit = 0; visit < 3; visit += 1) {
    const report = await lighthouse.visit(address, leftOut);
    if (typeof report.categories.performance?.score === 'number') return report;
  }
  throw new Error(`Lighthouse could not measure ${address}.`);
}

async function run({ rounds, progress }: RunOptions): Promise<Section[]> {
  const database = await openDemo(progress);
  progress('building the portal, if its sources have changed');
  await buildPortal();
  await buildAccounts();
  const services = createServices();
  closeAtEnd(services.stop);
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', {
    DATABASE_URL: database,
    ...unlimited,
  });
  // Pages name themselves by the origin they are visited at, and each other.
  const [port, accountsPort] = [String(await freePort()), String(await freePort())];
  const origins = {
    PORTAL_ORIGIN: `http://127.0.0.1:${port}`,
    ACCOUNTS_ORIGIN: `http://127.0.0.1:${accountsPort}`,
    API_URL: api.url,
    ACCOUNTS_URL: `http://127.0.0.1:${accountsPort}`,
    ...unlimited,
  };
  const portal = await services.start('apps/portal/server/server.ts', 'PORT', { ...origins, PORT: port });
  const accounts = await services.start('apps/accounts/src/server.ts', 'ACCOUNTS_PORT', {
    ...origins,
    DATABASE_URL: database,
    ACCOUNTS_SECRET: 'a-secret-for-the-bench-alone-of-enough-length',
    ACCOUNTS_PORT: accountsPort,
  });
  const lighthouse = await openLighthouse(await findOrInstallChromium());
  closeAtEnd(lighthouse.close);
  const pages = await pagesOf(database, portal.url, accounts.url);
  // A browser's first visit starts its processes, and the services' first answers are slow: not counted.
  progress('a first visit of each page');
  for (const { address } of pages) await lighthouse.visit(address, []);
  const measured: PageScores[] = [];
  for (const { name, address } of pages) {
    const answer = await fetch(address);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
    // Invented companies and their products are kept from search engines on purpose.
    const leftOut = (await answer.text()).includes('noindex') ? ['is-crawlable'] : [];
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) {
      progress(`${name}: Lighthouse, round ${round + 1} of ${rounds}`);
      reports.push(await visitMeasured(lighthouse, address, leftOut));
    }
    measured.push(scoresOf(name, reports));
  }
  await lighthouse.close();
  await services.stop();
  return [scoreSection(measured), failedSection(measured)];
}

function scoreSection(measured: readonly PageScores[]): Section {
  const checks = measured.flatMap(({ name, scores, largestPaint, shift, blocking }): TargetCheck[] => {
    const check = (what: string, value: number, unit: string, target: TargetCheck['target']) => ({
      id: 'P6',
      what: `${name}: ${what}`,
      value,
      unit,
      target,
    });
    return [
      {
        ...check('lowest of the four scores', Math.min(...scores), '', { atLeast: 98 }),
        stretch: { atLeast: 100 },
      },
      check('largest paint', largestPaint, 'ms', { atMost: 1_500 }),
      check('layout shift', shift, '', { atMost: 0.01 }),
      check('blocking time', blocking, 'ms', { atMost: 100 }),
    ];
  });
  return {
    title: 'Pages in a browser on a phone, by Lighthouse',
    columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'CLS', 'TBT ms'],
    rows: measured.map(({ name, scores, largestPaint, shift, blocking }) => [
      name,
      ...scores,
      Math.round(largestPaint),
      shift,
      Math.round(blocking),
    ]),
    checks,
    notes: [
      'Full demo data; CPU 4 × slower, 1.6 Mbit/s, 150 ms, as Lighthouse simulates it. Of pages with demo data it is not asked whether search engines may list them: they may not.',
    ],
  };
}

function failedSection(measured: readonly PageScores[]): Section {
  return {
    title: 'What Lighthouse finds wrong',
    columns: ['page', 'audits not passed'],
    rows: measured.map(({ name, failed }) => [name, failed.join('; ') || '–']),
    checks: [],
    notes: [],
  };
}

export const browserSuite: Suite = {
  name: 'browser',
  about: 'what a phone has of the pages, by Lighthouse.',
  data: 'Full demo data',
  isLong: true,
  run,
};
