import { addressById } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { findOrInstallChromium } from '@kontor/launch/browser';
import { buildPortal } from '@kontor/launch/portal-build';
import { closeAtEnd } from '../closing.ts';
import { openDemo } from '../corpus/open-demo.ts';
import { createServices, unlimited } from '../load/services.ts';
import { freePort } from '../load/start-service.ts';
import { median } from '../measure/statistics.ts';
import type { RunOptions, Section, Suite, TargetCheck } from '../suite.ts';
import { categories, openLighthouse, type Report } from './open-lighthouse.ts';

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

/** One page of each kind a visitor is likely to come in by. */
async function pagesOf(databaseUrl: string): Promise<[name: string, path: string][]> {
  return withConnection(databaseUrl, async (client) => {
    const first = async (query: string) => (await client.query<{ id: string }>(query)).rows[0]?.id ?? '';
    const business = await first(
      `SELECT business_id AS id FROM products GROUP BY business_id ORDER BY count(*) DESC, business_id LIMIT 1`,
    );
    const product = await first(`SELECT id FROM products WHERE specs <> '[]' ORDER BY id LIMIT 1`);
    return [
      ['home', '/'],
      ['search', '/search-result?business=MA&countries=global&industry=0006'],
      ['business', addressById('business', business)],
      ['product', addressById('product', product)],
      ['tip', '/b2b-tips/best-products-for-export-tip-6'],
      ['membership', '/membership-platinum'],
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

async function run({ rounds, progress }: RunOptions): Promise<Section[]> {
  const database = await openDemo(progress);
  progress('building the portal, if its sources have changed');
  await buildPortal();
  const services = createServices();
  closeAtEnd(services.stop);
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', {
    DATABASE_URL: database,
    ...unlimited,
  });
  const port = String(await freePort());
  const environment = { API_URL: api.url, ACCOUNTS_URL: api.url, ...unlimited };
  // Pages name themselves by the origin they are visited at.
  const portal = await services.start('apps/portal/server/server.ts', 'PORT', {
    ...environment,
    PORTAL_ORIGIN: `http://127.0.0.1:${port}`,
    PORT: port,
  });
  const lighthouse = await openLighthouse(await findOrInstallChromium());
  closeAtEnd(lighthouse.close);
  const pages = await pagesOf(database);
  // A browser's first visit starts its processes, and the services' first answers are slow: not counted.
  progress('a first visit of each page');
  for (const [, path] of pages) await lighthouse.visit(portal.url + path, []);
  const measured: PageScores[] = [];
  for (const [name, path] of pages) {
    const address = portal.url + path;
    const answer = await fetch(address);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
    // Invented companies and their products are kept from search engines on purpose.
    const leftOut = (await answer.text()).includes('noindex') ? ['is-crawlable'] : [];
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) {
      progress(`${name}: Lighthouse, round ${round + 1} of ${rounds}`);
      reports.push(await lighthouse.visit(address, leftOut));
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
        ...check('lowest of the four scores', Math.min(...scores), '', { atLeast: 95 }),
        stretch: { atLeast: 100 },
      },
      check('largest paint', largestPaint, 'ms', { atMost: 2_000 }),
      check('layout shift', shift, '', { atMost: 0.02 }),
      check('blocking time', blocking, 'ms', { atMost: 150 }),
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
