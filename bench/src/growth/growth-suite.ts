import { mkdir, statfs, writeFile } from 'node:fs/promises';
import { type Corpus, openCorpus } from '../corpus/open-corpus.ts';
import { type Latency, measureLatency, measureThroughput } from '../measure/measure.ts';
import { benchData, inProject } from '../paths.ts';
import { chartOf } from '../report/chart.ts';
import { openKontor, openProductSearch } from '../search/engines/kontor.ts';
import { makeQueries, type SearchedKind } from '../search/query-set.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';

const kinds = ['business', 'product'] as const;
/** Disk a corpus and the making of it take, a business with its products. */
const bytesPerBusiness = 16_000;

interface Measured {
  kind: SearchedKind;
  rows: number;
  latency: Latency;
  atEight: number;
  bytes: number;
  madeIn: number;
}

async function measureSize(corpus: Corpus, { rounds, progress }: RunOptions): Promise<Measured[]> {
  const search = await openProductSearch(corpus.url);
  const measured: Measured[] = [];
  try {
    for (const kind of kinds) {
      const queries = makeQueries(kind, corpus);
      const engine = await openKontor(corpus, kind, search);
      const rows = kind === 'business' ? corpus.businesses : corpus.products;
      progress(`${kind} search over ${rows.toLocaleString('en')} rows`);
      measured.push({
        kind,
        rows,
        latency: await measureLatency(queries, rounds, (query) => engine.topAndCount(query)),
        atEight: await measureThroughput(queries, { atOnce: 8, rounds }, (query) =>
          engine.topAndCount(query),
        ),
        bytes: engine.bytes,
        madeIn: engine.madeIn,
      });
    }
  } finally {
    await search.close();
  }
  return measured;
}

/** The wanted sizes that fit on the disk, and a sentence on those that do not. */
async function sizesThatFit(businesses: number): Promise<{ sizes: number[]; notes: string[] }> {
  const sizes = [businesses / 10, businesses];
  const disk = await statfs(benchData);
  const free = disk.bavail * disk.bsize;
  const largest = businesses * 3;
  if (free > largest * bytesPerBusiness) return { sizes: [...sizes, largest], notes: [] };
  const note = `${largest.toLocaleString('en')} businesses were left out: they take ${Math.round((largest * bytesPerBusiness) / 1e9)} GB, ${Math.round(free / 1e9)} GB are free.`;
  return { sizes, notes: [note] };
}

async function drawChart(measured: readonly Measured[]): Promise<void> {
  const lines = kinds.flatMap((kind) =>
    (['p50', 'p99'] as const).map((figure) => ({
      name: `${kind} ${figure}`,
      points: measured.flatMap((entry): [number, number][] =>
        entry.kind === kind ? [[entry.rows, entry.latency[figure]]] : [],
      ),
    })),
  );
  const chart = chartOf({
    title: 'Search: cost against size',
    x: 'rows',
    y: 'ms, top 5 with the shown count',
    lines,
  });
  await mkdir(inProject('docs', 'pictures'), { recursive: true });
  await writeFile(inProject('docs', 'pictures', 'search-growth.svg'), chart);
}

async function run(options: RunOptions): Promise<Section[]> {
  const { sizes, notes } = await sizesThatFit(options.businesses);
  const measured: Measured[] = [];
  for (const size of sizes)
    measured.push(...(await measureSize(await openCorpus(size, options.progress), options)));
  if (!options.quick) await drawChart(measured);
  const at = (kind: SearchedKind, size: number) =>
    measured.find((entry) => entry.kind === kind && entry.rows === size * (kind === 'product' ? 3 : 1));
  return [
    {
      title: 'Search: growth',
      columns: ['kind', 'rows', 'p50', 'p95', 'p99', 'at 8, per s', 'bytes a row', 'made, µs a row'],
      rows: measured.map(({ kind, rows, latency, atEight, bytes, madeIn }) => [
        ...[kind, rows, latency.p50, latency.p95, latency.p99, atEight],
        ...[bytes / rows, (madeIn * 1e6) / rows],
      ]),
      checks: kinds.map((kind) => ({
        id: 'P9',
        what: `p99 with 10 times the rows, ${kind}`,
        value:
          (at(kind, options.businesses)?.latency.p99 ?? Number.NaN) /
          (at(kind, options.businesses / 10)?.latency.p99 ?? Number.NaN),
        unit: '×',
        target: { atMost: 2 },
        stretch: { atMost: 1.3 },
      })),
      notes,
    },
  ];
}

export const growthSuite: Suite = {
  name: 'growth',
  about: 'what search costs with a tenth of the rows, with all and with three times as many',
  isLong: true,
  run,
};
