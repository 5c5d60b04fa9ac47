import { closeAtEnd } from '../closing.ts';
import { openCorpus } from '../corpus/open-corpus.ts';
import { type Load, putLoad, type Sent } from '../load/load.ts';
import { createServices, unlimited } from '../load/services.ts';
import { median } from '../measure/statistics.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atLeast, atMost } from '../target.ts';
import { createSearches } from './searches.ts';

/** Connections that bring a service to its peak, and those of a crowd that wants four times that. */
const atPeak = 32;
const crowd = 400;
const times = 4;

interface Round {
  peak: Load;
  overload: Load;
}

/** What is answered at four times the rate that can be answered, against the peak measured just before. */
async function overload(url: string, requests: readonly Sent[], seconds: number): Promise<Round> {
  const peak = await putLoad(url, requests, { connections: atPeak, seconds });
  const rate = Math.round(peak.perSecond * times);
  return { peak, overload: await putLoad(url, requests, { connections: crowd, seconds, rate }) };
}

async function run({ businesses, rounds, quick, progress }: RunOptions): Promise<Section[]> {
  const corpus = await openCorpus(businesses, progress);
  const services = createServices();
  closeAtEnd(services.stop);
  const database = { DATABASE_URL: corpus.url, ...unlimited };
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', database);
  const searches = createSearches(corpus.vocabulary);
  await putLoad(api.url, searches, { connections: atPeak, seconds: quick ? 1 : 2 });
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`overload, round ${round + 1} of ${rounds}`);
    measured.push(await overload(api.url, searches, quick ? 1 : 8));
  }
  await services.stop();
  return [section(measured)];
}

function section(rounds: Round[]): Section {
  const figureOf = (of: (round: Round) => number) => median(rounds.map(of));
  const share = figureOf(({ peak, overload }) => (overload.perSecond / peak.perSecond) * 100);
  const row = (name: string, of: (round: Round) => Load) => [
    name,
    figureOf((round) => of(round).perSecond),
    figureOf((round) => of(round).refused),
    figureOf((round) => of(round).failed),
    figureOf((round) => of(round).p99),
  ];
  return {
    title: `Searches with cards over HTTP: peak at ${atPeak} connections, then ${times} times that rate over ${crowd}`,
    columns: ['load', 'answered /s', '503', 'without answer', 'p99 ms'],
    rows: [row('peak', ({ peak }) => peak), row(`${times} × overload`, ({ overload }) => overload)],
    checks: [
      atLeast('R10', `good answers at ${times} × overload, share of the peak`, [share, '%'], 80),
      atMost(
        'R10',
        'requests without any answer under overload',
        [figureOf(({ overload }) => overload.failed), ''],
        0,
      ),
    ],
    notes: [
      'The load generator takes its share of the same two cores; a share above 100 % means that it took less.',
    ],
  };
}

export const overloadSuite: Suite = {
  name: 'overload',
  about: 'how much is still answered when four times as much is asked for as can be answered.',
  run,
};
