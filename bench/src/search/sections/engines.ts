import { type Latency, measureLatency, measureThroughput } from '../../measure/measure.ts';
import { median, spread } from '../../measure/statistics.ts';
import type { RunOptions, Section, TargetCheck } from '../../suite.ts';
import { atLeast, atMost } from '../../target.ts';
import type { Engine } from '../engines/engine.ts';
import { queryClasses, type SearchedKind, type SearchQuery } from '../query-set.ts';

interface Measured {
  engine: Engine;
  top?: Latency;
  counted: Latency;
  atEight: number;
  /** Not asked of what is slow: its queries would wait for each other past every timeout. */
  atSixtyFour?: number;
}

/** What takes hundreds of milliseconds a query is measured less often: its figures are not the ones that matter. */
const slow = 25;

async function measureEngine(
  engine: Engine,
  queries: readonly SearchQuery[],
  rounds: number,
): Promise<Measured> {
  const first = await measureLatency(queries, 1, (query) => engine.topAndCount(query));
  const often = first.p95 > slow ? 1 : rounds;
  const top = engine.top?.bind(engine);
  const throughput = (atOnce: number) =>
    measureThroughput(queries, { atOnce, rounds: often }, (query) => engine.topAndCount(query));
  return {
    engine,
    top: top && (await measureLatency(queries, often, top)),
    counted: often === 1 ? first : await measureLatency(queries, often, (query) => engine.topAndCount(query)),
    atEight: await throughput(8),
    ...(often === 1 ? {} : { atSixtyFour: await throughput(64) }),
  };
}

function checksOf(kind: SearchedKind, [own, ...others]: readonly Measured[]): TargetCheck[] {
  if (!own) return [];
  const limit = kind === 'product' ? 15 : 10;
  const tantivy = others.find(({ engine }) => engine.name === 'Tantivy');
  const checks: TargetCheck[] = [
    atMost(
      'P9',
      `p99 of the top 5 with the shown count, one at a time, ${kind}`,
      [own.counted.p99, 'ms'],
      limit,
    ),
  ];
  if (tantivy)
    checks.push(
      atMost('P9', `the same against Tantivy, ${kind}`, [own.counted.p99 / tantivy.counted.p99, '×'], 1, 0.5),
    );
  if (kind === 'product')
    checks.push(atLeast('P9', 'searches a second at 8 at once, product', [own.atEight, '/s'], 800, 1_200));
  return checks;
}

/** Every engine over the same rows with the same queries; ours first. */
export async function compareEngines(
  kind: SearchedKind,
  engines: readonly Engine[],
  queries: readonly SearchQuery[],
  { rounds, progress }: RunOptions,
): Promise<{ sections: Section[]; own: Measured }> {
  const measured: Measured[] = [];
  for (const engine of engines) {
    progress(`${kind} search: ${engine.name}`);
    measured.push(await measureEngine(engine, queries, rounds));
  }
  const own = measured[0] as Measured;
  return {
    own,
    sections: [
      {
        title: `Search for ${kind}: engines`,
        columns: [
          ...['engine', 'top 5 p50', 'p95', 'p99', 'with count p50', 'p95', 'p99'],
          ...['at 8, per s', 'at 64, per s', 'made in s', 'MB'],
        ],
        rows: measured.map(({ engine, top, counted, atEight, atSixtyFour }) => [
          engine.name,
          ...(top ? [top.p50, top.p95, top.p99] : ['–', '–', '–']),
          ...[
            counted.p50,
            counted.p95,
            counted.p99,
            atEight,
            atSixtyFour ?? '–',
            engine.madeIn,
            engine.bytes / 1e6,
          ],
        ]),
        checks: checksOf(kind, measured),
        notes: [
          `Milliseconds, one query at a time, ${queries.length} queries. SQLite and Tantivy run inside the measuring process and are called in turn; PostgreSQL is asked over its protocol. SQLite counts up to 10,000, ts_rank and Tantivy count exactly; ts_rank and SQLite find nothing for misspelt words.`,
        ],
      },
      {
        title: `Search for ${kind}: classes of queries`,
        columns: [
          'class',
          'p50',
          'p95',
          'p99',
          ...measured.slice(1).map(({ engine }) => `${engine.name} p99`),
        ],
        rows: queryClasses.map((name) => {
          const spreadOf = ({ counted }: Measured) => counted.byClass.get(name) ?? spread([Number.NaN]);
          const { p50, p95, p99 } = spreadOf(own);
          return [name, p50, p95, p99, ...measured.slice(1).map((other) => spreadOf(other).p99)];
        }),
        checks: [],
        notes: [`Top 5 with the shown count; medians of ${median([rounds])} rounds.`],
      },
    ],
  };
}
