import { expect, test } from 'vitest';
import { createFailureLog } from './failure-log.ts';

const coded = (code: string) => Object.assign(new Error('of the database'), { code });

test('the same failure is logged once a minute, with how often it happened since; another one at once', () => {
  const lines: unknown[] = [];
  const clock = { time: 0 };
  const fail = createFailureLog({ error: (...line: unknown[]) => lines.push(line) }, () => clock.time);
  for (; clock.time < 61_000; clock.time += 1_000) fail('a job failed', coded('25006'));
  fail('a job failed', coded('57P01'));
  fail('another job failed', coded('25006'));
  expect(lines).toEqual([
    [{ err: coded('25006') }, 'a job failed'],
    [{ err: coded('25006'), alsoBefore: 59 }, 'a job failed'],
    [{ err: coded('57P01') }, 'a job failed'],
    [{ err: coded('25006') }, 'another job failed'],
  ]);
});
