import type { Corpus } from '../../corpus/open-corpus.ts';
import { type Load, putLoad } from '../../load/load.ts';
import { createServices, unlimited } from '../../load/services.ts';
import { median } from '../../measure/statistics.ts';
import type { RunOptions, Section } from '../../suite.ts';
import { atLeast, atMost } from '../../target.ts';
import type { SearchQuery } from '../query-set.ts';

function requestFor({ text, country, category }: SearchQuery) {
  const body = JSON.stringify({ textQuery: text, country, category });
  return { method: 'POST' as const, path: '/api/v1/search/product', body };
}

/** The same queries asked of an api of its own, which answers with whole cards. */
export async function measureOverHttp(
  { url }: Corpus,
  queries: readonly SearchQuery[],
  inProcess: number,
  { quick, rounds, progress }: RunOptions,
): Promise<Section> {
  const services = createServices();
  try {
    const service = await services.start('apps/api/src/server.ts', 'API_PORT', {
      DATABASE_URL: url,
      ...unlimited,
    });
    const requests = queries.map(requestFor);
    const measure = async (connections: number): Promise<Load[]> => {
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round += 1) {
        progress(`search over HTTP, ${connections} at once, round ${round + 1}`);
        loads.push(await putLoad(service.url, requests, { connections, seconds: quick ? 0.5 : 8 }));
      }
      return loads;
    };
    await putLoad(service.url, requests, { connections: 8, seconds: quick ? 1 : 2 });
    const eight = await measure(8);
    const many = await measure(64);
    const of = (loads: Load[], figure: keyof Load) => median(loads.map((load) => load[figure]));
    const wrong = eight.reduce((sum, { refused, failed }) => sum + refused + failed, 0);
    return {
      title: 'Search over HTTP, with cards',
      columns: ['at once', 'per s', 'p50', 'p99', 'of the same in process', 'turned away'],
      rows: [
        [
          8,
          of(eight, 'perSecond'),
          of(eight, 'p50'),
          of(eight, 'p99'),
          of(eight, 'perSecond') / inProcess,
          of(eight, 'refused'),
        ],
        [
          64,
          of(many, 'perSecond'),
          of(many, 'p50'),
          of(many, 'p99'),
          of(many, 'perSecond') / inProcess,
          of(many, 'refused'),
        ],
      ],
      checks: [
        atLeast(
          'P9',
          'searches a second over HTTP against in process, 8 at once',
          [(of(eight, 'perSecond') / inProcess) * 100, '%'],
          40,
          60,
        ),
        atMost('P9', 'answers that are no result, 8 at once', [wrong, ''], 0),
      ],
      notes: [
        `In process: ${Math.round(inProcess)} a second. The load generator runs on the same machine. At 64 the service works at its bound and turns some away (docs/decisions/guards.md).`,
      ],
    };
  } finally {
    await services.stop();
  }
}
