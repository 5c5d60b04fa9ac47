import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Known } from './hostile/known.ts';
import type { HostileCase } from './hostile/requests.ts';
import {
  allCases,
  getToKnow,
  type Outcome,
  readLogs,
  runCases,
  secretsIn,
  tableOf,
} from './hostile/run-corpus.ts';

let known: Known;
let cases: HostileCase[];
let outcome: Outcome;

beforeAll(async () => {
  known = await getToKnow();
  cases = await allCases(known);
  outcome = await runCases(cases);
  console.log(`${cases.length} hostile requests\n${tableOf(outcome)}`);
});

describe('of 22,000 hostile requests and more', () => {
  test('each is another one', () => {
    expect(cases.length).toBeGreaterThanOrEqual(22_000);
    const different = new Set(cases.map(({ service, bytes }) => `${service} ${bytes.toString('latin1')}`));
    expect(different.size).toBeGreaterThanOrEqual(22_000);
  });

  test('none fails on our side, and none is told what only our side knows', () => {
    expect(outcome.faults).toEqual([]);
  });

  test('every service is alive and ready after them', async () => {
    for (const service of ['portal', 'api', 'accounts'] as const) {
      expect((await fetch(`${inject(service)}/healthz`)).status).toBe(200);
      expect((await fetch(`${inject(service)}/readyz`)).status).toBe(200);
    }
    expect((await fetch(inject('portal'))).status).toBe(200);
  });

  test('no secret stands in a log, and no failure of ours', async () => {
    const logs = await readLogs();
    expect(secretsIn(logs, known)).toEqual([]);
    const lines = logs.flatMap(({ text }) => text.split('\n'));
    expect(lines.filter((line) => /"msg":"(unexpected error|A page failed)/.test(line))).toEqual([]);
  });
});
