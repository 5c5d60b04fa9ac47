import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from '@kontor/launch/portal-build';
import { closeAtEnd } from '../closing.ts';
import { openCorpus } from '../corpus/open-corpus.ts';
import { createServices, unlimited } from '../load/services.ts';
import { loadSideBySide, type SideBySide } from '../load/side-by-side.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { measureChanges } from './changes.ts';
import { type ColdVisits, visitColdPage } from './cold-page.ts';
import { measureComparison } from './comparison.ts';
import { cachedBytes, pagesOf } from './measured-pages.ts';

const connections = 16;
/** The page whose rendering has a target. */
const target = 'search';
const builds = new URL('../../../apps/portal/build/', import.meta.url);

async function run({ businesses, rounds, quick, progress }: RunOptions): Promise<Section[]> {
  const corpus = await openCorpus(businesses, progress);
  progress('building the portal, if its sources have changed');
  await buildPortal();
  const services = createServices();
  const folder = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  closeAtEnd(async () => {
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', {
    DATABASE_URL: corpus.url,
    ...unlimited,
  });
  const environment = { API_URL: api.url, ACCOUNTS_URL: api.url, ...unlimited };
  const portal = await services.start('apps/portal/server/server.ts', 'PORT', environment);
  const load = { rounds, connections, seconds: quick ? 0.3 : 4 };
  const request = (path: string) => [{ method: 'GET', path, headers: { 'accept-encoding': 'br' } }] as const;

  const cached: [string, SideBySide, number][] = [];
  for (const { name, path } of await pagesOf(corpus)) {
    progress(`${name}: cached against a static buffer`);
    const bytes = await cachedBytes(portal.url + path);
    const file = join(folder, name);
    await writeFile(file, bytes);
    const bare = await services.start(new URL('./buffer-server.ts', import.meta.url), 'PORT', {
      BYTES_FILE: file,
    });
    const ours = { url: portal.url, requests: request(path) };
    cached.push([
      name,
      await loadSideBySide(ours, { url: bare.url, requests: request('/') }, load),
      bytes.length,
    ]);
    await bare.stop();
  }

  const rendered: [string, SideBySide][] = [];
  const render = await services.start(new URL('./render-server.ts', import.meta.url), 'PORT', {
    API_URL: api.url,
    BUILD: builds.href,
  });
  // Quick, only the one with a target.
  for (const { name, path } of (await pagesOf(corpus)).filter((page) => !quick || page.name === target)) {
    progress(`${name}: rendered against the same page joined from pieces`);
    const file = join(folder, `${name}.html`);
    await writeFile(file, await (await fetch(render.url + path)).text());
    const joined = await services.start(new URL('./joined-server.ts', import.meta.url), 'PORT', {
      PAGE_FILE: file,
    });
    const ours = { url: render.url, requests: request(path) };
    rendered.push([name, await loadSideBySide(ours, { url: joined.url, requests: request('/') }, load)]);
    await joined.stop();
  }

  progress('1,000 visits at once to a page that is not cached');
  const cold = await visitColdPage(portal.url, corpus.vocabulary.words[60] ?? '');
  progress('comparisons');
  const comparison = await measureComparison(portal.url, corpus.url, quick ? 20 : 100);
  progress('changes until visible');
  const visible = await measureChanges(portal.url, corpus.url, quick ? 20 : 40);
  await services.stop();
  return [cachedSection(cached), renderedSection(rendered), comparison, behaviourSection(cold, visible)];
}

function cachedSection(cached: [string, SideBySide, number][]): Section {
  return {
    title: `Cached pages over HTTP against the same bytes from a static buffer, ${connections} connections`,
    columns: ['page', 'bytes', 'cached /s', 'buffer /s', 'share %', 'p99 ms'],
    rows: cached.map(([name, { ours, yardstick, ratio, p99 }, bytes]) => [
      name,
      bytes,
      Math.round(ours),
      Math.round(yardstick),
      ratio * 100,
      p99,
    ]),
    checks: cached.map(([name, { ratio }]) => ({
      id: 'P4a',
      what: `${name}, cached: share of a static buffer`,
      value: ratio * 100,
      unit: '%',
      target: { atLeast: 60 },
      stretch: { atLeast: 85 },
    })),
    notes: [],
  };
}

function renderedSection(rendered: [string, SideBySide][]): Section {
  return {
    title: 'Rendered pages, with the api’s answers at hand, against the same HTML joined from pieces',
    columns: ['page', 'made /s', 'joined /s', 'share %'],
    rows: rendered.map(([name, { ours, yardstick, ratio }]) => [name, ours, yardstick, ratio * 100]),
    checks: rendered
      .filter(([name]) => name === target)
      .map(([, { ratio }]) => ({
        id: 'P4b',
        what: 'search page, rendered: share of the same HTML joined as a string',
        value: ratio * 100,
        unit: '%',
        target: { atLeast: 12 },
        stretch: { atLeast: 20 },
      })),
    notes: [
      'The yardstick escapes every text of the page for each visit, as any template must; neither side compresses.',
    ],
  };
}

function behaviourSection(cold: ColdVisits, visible: { p50: number; maximum: number }): Section {
  return {
    title: 'Cache of pages',
    columns: ['what', 'figure'],
    rows: [
      [`${cold.visits} visits at once to a page not cached: answered with the page`, cold.answered],
      ['made', cold.made],
      ['a committed change until the page shows it, ms, median', visible.p50],
      ['the same, the longest', visible.maximum],
    ],
    checks: [
      {
        id: 'issue 4.4',
        what: `how often a page is made for ${cold.visits} cold visits at once`,
        value: cold.made,
        unit: '×',
        target: { atMost: 1 },
      },
      {
        id: 'issue 4.4',
        what: 'a change is visible, longest of all',
        value: visible.maximum,
        unit: 'ms',
        target: { atMost: 1000 },
      },
    ],
    notes: [],
  };
}

export const pagesSuite: Suite = {
  name: 'pages',
  about:
    'cached pages beside a static buffer, rendered pages beside the same HTML joined as a string; comparisons.',
  prepareQuick: () => buildPortal(),
  run,
};
