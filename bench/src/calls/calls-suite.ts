import { closeAtEnd } from '../closing.ts';
import { openCorpus } from '../corpus/open-corpus.ts';
import { createServices, unlimited } from '../load/services.ts';
import { loadSideBySide, type SideBySide } from '../load/side-by-side.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { keepAnswers } from './answers.ts';
import { callLoads } from './requests.ts';

const connections = 16;
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
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', { ...database, ...unlimited });
  const bare = await services.start(new URL('./bare-server.ts', import.meta.url), 'PORT', database);
  const idle = await services.start(new URL('./nothing-server.ts', import.meta.url), 'API_PORT', unlimited);
  const load = { rounds, connections, seconds: quick ? 1 : 4 };

  progress('a call that does nothing');
  const doNothing = await loadSideBySide(
    { url: idle.url, requests: [nothing] },
    { url: bare.url, requests: [nothing] },
    load,
  );
  const measured: [string, SideBySide][] = [['nothing, all plugins', doNothing]];
  for (const { call, requests } of await callLoads(corpus.url, searchedWords(corpus.vocabulary.words))) {
    progress(call);
    const kept = await keepAnswers(corpus.url, api.url, call, requests);
    const sides = [
      { url: api.url, requests },
      { url: bare.url, requests: kept },
    ] as const;
    measured.push([call, await loadSideBySide(...sides, load)]);
  }
  await services.stop();
  return [section(measured)];
}

function section(measured: [string, SideBySide][]): Section {
  const of = new Map(measured);
  const shareOf = (call: string) => (of.get(call)?.ratio ?? 0) * 100;
  return {
    title: `Calls against a bare Fastify and pg that sends the same bytes, ${connections} connections`,
    columns: ['call', 'ours /s', 'bare /s', 'share %', 'p99 ms'],
    rows: measured.map(([call, { ours, yardstick, ratio, p99 }]) => [
      call,
      Math.round(ours),
      Math.round(yardstick),
      ratio * 100,
      p99,
    ]),
    checks: [
      {
        id: 'P1',
        what: 'product call, share of a bare handler with one row by primary key',
        value: shareOf('product'),
        unit: '%',
        target: { atLeast: 50 },
        stretch: { atLeast: 80 },
      },
      {
        id: 'P3',
        what: 'a call that does nothing with all plugins, share of bare Fastify',
        value: shareOf('nothing, all plugins'),
        unit: '%',
        target: { atLeast: 60 },
        stretch: { atLeast: 80 },
      },
    ],
    notes: [
      'The bare handler reads the answer as one row of text; load generator and PostgreSQL share the cores.',
    ],
  };
}

export const callsSuite: Suite = {
  name: 'calls',
  about: 'the calls of a page over HTTP, beside a handler that does nothing but fetch one row and send it.',
  run,
};
