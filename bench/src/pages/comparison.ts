import { compareLimits } from '@kontor/contract/compare-limits';
import { withConnection } from '@kontor/database';
import { spread } from '../measure/statistics.ts';
import type { Section } from '../suite.ts';

const warmUps = 10;

/** Milliseconds until the page of five businesses, or of five products, is there: each set is asked for once, so no answer is cached. */
export async function measureComparison(portal: string, databaseUrl: string, sets: number): Promise<Section> {
  const measured = [];
  for (const table of ['businesses', 'products'] as const) {
    const ids = await idsOf(databaseUrl, table, (sets + warmUps) * compareLimits.atOnce);
    const times: number[] = [];
    for (let from = 0; from < ids.length; from += compareLimits.atOnce) {
      const address = `${portal}/compare?ids=${ids.slice(from, from + compareLimits.atOnce).join()}`;
      const started = performance.now();
      const response = await fetch(address);
      await response.text();
      times.push(performance.now() - started);
      if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    }
    measured.push({ table, ...spread(times.slice(warmUps)) });
  }
  return {
    title: `Comparisons of ${compareLimits.atOnce}, one after the other, none asked for before`,
    columns: ['what', 'p50 ms', 'p95 ms'],
    rows: measured.map(({ table, p50, p95 }) => [table, p50, p95]),
    checks: measured.map(({ table, p50 }) => ({
      id: 'compare',
      what: `${table} side by side, on the server, median`,
      value: p50,
      unit: 'ms',
      target: { atMost: 60 },
    })),
    notes: [],
  };
}

function idsOf(databaseUrl: string, table: 'businesses' | 'products', count: number): Promise<string[]> {
  return withConnection(databaseUrl, async (client) => {
    const listed = table === 'products' ? 'WHERE listed' : '';
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM ${table} ${listed} ORDER BY id LIMIT $1`,
      [count],
    );
    return rows.map(({ id }) => id);
  });
}
