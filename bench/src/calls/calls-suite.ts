import { closeAtEnd } from '../closing.ts';
import { openCorpus } from '../corpus/open-corpus.ts';
import { type Load, putLoad } from '../load/load.ts';
import { createServices, unlimited } from '../load/services.ts';
import { loadSideBySide, type SideBySide } from '../load/side-by-side.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atLeast, atMost } from '../target.ts';
import { storeAnswers } from './answers.ts';
import { callLoads, countsOfTabs, openedPanels, signedIn } from './requests.ts';
import { startTokenService } from './tokens.ts';

const connections = 16;
const panelsPerSecond = 50;
const nothing = { method: 'GET', path: '/nothing' } as const;

/** Fifty words from frequent to rather rare. */
function searchedWords(byRank: readonly string[]): string[] {
  return Array.from({ length: 50 }, (_, index) => byRank[index * 40] ?? '').filter((word) => word !== '');
}

async function run({ businesses, rounds, quick, progress }: RunOptions): Promise<Section[]> {
  const corpus = await openCorpus(businesses, progress);
  const services = createServices();
  closeAtEnd(services.stop);
  const database = { DATABASE_URL: corpus.url };
  const tokens = await startTokenService();
  closeAtEnd(tokens.close);
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', {
    ...database,
    ...unlimited,
    ACCOUNTS_URL: tokens.url,
    ACCOUNTS_ORIGIN: tokens.url,
  });
  const bare = await services.start(new URL('./bare-server.ts', import.meta.url), 'PORT', database);
  const idle = await services.start(new URL('./nothing-server.ts', import.meta.url), 'API_PORT', unlimited);
  const load = { rounds, connections, seconds: quick ? 0.3 : 4 };

  progress('a call that does nothing');
  const doNothing = await loadSideBySide(
    { url: idle.url, requests: [nothing] },
    { url: bare.url, requests: [nothing] },
    load,
  );
  const measured: [string, SideBySide][] = [['nothing, all plugins', doNothing]];
  const words = searchedWords(corpus.vocabulary.words);
  const loads = (await callLoads(corpus.url, words)).filter(({ onlyWhole }) => !(quick && onlyWhole));
  for (const { call, requests } of loads) {
    progress(call);
    const sent = await storeAnswers(corpus.url, api.url, call, requests);
    const sides = [
      { url: api.url, requests },
      { url: bare.url, requests: sent },
    ] as const;
    measured.push([call, await loadSideBySide(...sides, load)]);
  }
  progress('panels of filters');
  const panels = { connections, rate: panelsPerSecond, seconds: quick ? 1 : 20 };
  const opened = await putLoad(api.url, openedPanels(words), panels);
  const asPeople: [string, SideBySide][] = [];
  // Quick, only the one with a target.
  for (const { call, requests } of loads.filter(({ asPeople }) => asPeople).slice(0, quick ? 1 : undefined)) {
    progress(`${call}, signed in`);
    const sent = await signedIn(corpus.url, tokens, requests);
    const sides = [
      { url: api.url, requests: sent },
      { url: api.url, requests },
    ] as const;
    asPeople.push([call, await loadSideBySide(...sides, load)]);
  }
  await services.stop();
  return [section(measured), panelsSection(opened), signedInSection(asPeople)];
}

function rowOf([call, { ours, yardstick, ratio, p99 }]: [string, SideBySide]) {
  return [call, Math.round(ours), Math.round(yardstick), ratio * 100, p99];
}

function panelsSection({ perSecond, p50, p99, refused, failed }: Load): Section {
  if (refused + failed > 0) throw new Error(`Panels of filters: ${refused} refused, ${failed} failed.`);
  return {
    title: `Panels of filters that are opened, ${panelsPerSecond} a second`,
    columns: ['call', 'answered /s', 'p50 ms', 'p99 ms'],
    rows: [['choices of all filters, rows read', perSecond, p50, p99]],
    checks: [
      atMost(
        'filters',
        `choices of all filters, rows read, ${panelsPerSecond} a second, p99`,
        [p99, 'ms'],
        25,
      ),
    ],
    notes: [
      'Nothing of them is cached. Each panel is opened for another word, of businesses and of products in turn.',
    ],
  };
}

function signedInSection(measured: [string, SideBySide][]): Section {
  return {
    title: `Calls signed in against the same calls signed out, ${connections} connections`,
    columns: ['call', 'signed in /s', 'signed out /s', 'share %', 'p99 ms'],
    rows: measured.map(rowOf),
    checks: [
      atLeast(
        'P2',
        'product call signed in, share of the same signed out',
        [(new Map(measured).get('product')?.ratio ?? 0) * 100, '%'],
        90,
        97,
      ),
    ],
    notes: [
      'Each request bears the token of one of 200 people. Beside a business profile stands what the caller is to the business, which is read each time.',
    ],
  };
}

function section(measured: [string, SideBySide][]): Section {
  const of = new Map(measured);
  const shareOf = (call: string) => (of.get(call)?.ratio ?? 0) * 100;
  return {
    title: `Calls against a bare Fastify and pg that sends the same bytes, ${connections} connections`,
    columns: ['call', 'ours /s', 'bare /s', 'share %', 'p99 ms'],
    rows: measured.map(rowOf),
    checks: [
      atLeast(
        'P1',
        'product call, share of a bare handler with one row by primary key',
        [shareOf('product'), '%'],
        50,
        80,
      ),
      atLeast(
        'P3',
        'a call that does nothing with all plugins, share of bare Fastify',
        [shareOf('nothing, all plugins'), '%'],
        60,
        80,
      ),
      atLeast('P13', countsOfTabs, [of.get(countsOfTabs)?.ours ?? 0, '/s'], 600),
    ],
    notes: [
      'Of each call the same 50 to 200 requests are sent in turn, so that its answers are cached; *rows read* asks past the cache, as a page does that has not heard of changes.',
      'The bare handler reads the answer as one row of text; load generator and PostgreSQL share the cores.',
    ],
  };
}

export const callsSuite: Suite = {
  name: 'calls',
  about: 'the calls of a page over HTTP, beside a handler that does nothing but fetch one row and send it.',
  run,
};
