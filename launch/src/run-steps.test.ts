import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step, StepResult } from './step.ts';

const good: StepResult = { passed: 1, failed: 0, output: '' };
const bad: StepResult = { passed: 0, failed: 1, output: 'why' };

/** Steps that end only when told to, and note when they begin. */
function aSetOfSteps(definitions: { name: string; after?: string[] }[]) {
  const begun: string[] = [];
  const ends = new Map<string, (result: StepResult) => void>();
  const steps = definitions.map(
    (definition): Step => ({
      ...definition,
      run: () => {
        begun.push(definition.name);
        return new Promise((resolve) => ends.set(definition.name, resolve));
      },
    }),
  );
  return { steps, begun, end: (name: string, result: StepResult) => ends.get(name)?.(result) };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test('steps run in their order, two at a time, and wait for those before them', async () => {
  const { steps, begun, end } = aSetOfSteps([
    { name: 'a' },
    { name: 'b', after: ['a'] },
    { name: 'c' },
    { name: 'd' },
  ]);
  const ended: string[] = [];
  const all = runSteps(steps, 2, ({ name }) => ended.push(name));
  await settled();
  expect(begun).toEqual(['a', 'c']);
  end('c', good);
  await settled();
  expect(begun).toEqual(['a', 'c', 'd']);
  end('a', good);
  await settled();
  expect(begun).toEqual(['a', 'c', 'd', 'b']);
  end('b', good);
  end('d', good);
  await all;
  expect(ended).toEqual(['c', 'a', 'b', 'd']);
});

test('what stands after a failed step is not run, and counts as failed', async () => {
  const { steps, begun, end } = aSetOfSteps([{ name: 'a' }, { name: 'b', after: ['a'] }]);
  const all = runSteps(steps, 2, () => undefined);
  await settled();
  end('a', bad);
  const outcomes = await all;
  expect(begun).toEqual(['a']);
  expect(outcomes[1]).toMatchObject({ name: 'b', passed: 0, failed: 1, output: 'not run, since "a" failed' });
});

test('once called off, what runs may end and nothing else begins', async () => {
  const { steps, begun, end } = aSetOfSteps([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  const calledOff = new AbortController();
  const all = runSteps(steps, 2, () => undefined, calledOff.signal);
  await settled();
  calledOff.abort();
  end('a', good);
  end('b', bad);
  const outcomes = await all;
  expect(begun).toEqual(['a', 'b']);
  expect(outcomes.map(({ failed }) => failed)).toEqual([0, 1, 1]);
  expect(outcomes[2]).toMatchObject({ name: 'c', notRun: true, output: 'not run, since it was called off' });
});

test('a step that throws has failed', async () => {
  const broken: Step = { name: 'a', run: () => Promise.reject(new Error('no such tool')) };
  const [outcome] = await runSteps([broken], 2, () => undefined);
  expect(outcome).toMatchObject({ failed: 1, output: expect.stringContaining('no such tool') });
});
