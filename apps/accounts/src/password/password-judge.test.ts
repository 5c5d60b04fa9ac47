import { expect, test } from 'vitest';
import { createPasswordJudge } from './password-judge.ts';
import { longestPassword } from './password-length.ts';

/** A thread that never answers one password, dies of another, and tells how much it was given with the rest. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ password, own }) => {
      if (password === 'takes for ever') for (;;);
      if (password === 'kills its thread') process.exit(1);
      parentPort.postMessage({ score: 4, given: [password.length, own.map((text) => text.length)] });
    });`)}`,
);

test('a judgement that takes too long, or kills its thread, is given up, and the next one is made', async () => {
  const judge = createPasswordJudge({ thread, timeout: 1_000 });
  let turnsOfTheLoop = 0;
  const counting = setInterval(() => {
    turnsOfTheLoop += 1;
  }, 10);
  await expect(judge.strengthOf('takes for ever', [])).rejects.toMatchObject({ name: 'Unavailable' });
  clearInterval(counting);
  expect(turnsOfTheLoop).toBeGreaterThan(5);
  expect((await judge.strengthOf('a usual password', [])).score).toBe(4);
  await expect(judge.strengthOf('kills its thread', [])).rejects.toMatchObject({ name: 'Unavailable' });
  expect((await judge.strengthOf('a usual password', [])).score).toBe(4);
  await judge.close();
});

test('what is looked at is bounded before: the password, and words about the person in number and length', async () => {
  const judge = createPasswordJudge({ thread });
  const own = Array.from({ length: 1_000 }, () => 'word '.repeat(10_000));
  expect(await judge.strengthOf('x'.repeat(longestPassword), own)).toMatchObject({
    given: [longestPassword, [254, 254, 254]],
  });
  for (const long of ['x'.repeat(longestPassword + 1), '\uFDFA'.repeat(1_000_000)])
    expect(await judge.strengthOf(long, own)).toEqual({ score: 1, weakness: 'too-long' });
  expect(await judge.strengthOf('too short', own)).toEqual({ score: 1, weakness: 'too-short' });
  await judge.close();
});

test('it judges as passwords are refused, however often it is asked, and no more at once than it has room for', async () => {
  const judge = createPasswordJudge();
  const asked = Array.from({ length: 30 }, () => judge.strengthOf('qwertyuiop', []));
  const answers = await Promise.allSettled(asked);
  const judged = answers.filter(({ status }) => status === 'fulfilled');
  expect(judged).toHaveLength(9);
  for (const each of judged) expect(each).toMatchObject({ value: { score: 1, weakness: 'common' } });
  for (const each of answers.filter(({ status }) => status === 'rejected'))
    expect(each).toMatchObject({ reason: { name: 'TooManyRequests' } });
  expect(await judge.strengthOf('lovelace-ada', ['Ada', 'Lovelace'])).toMatchObject({ weakness: 'common' });
  expect(await judge.strengthOf('seven lonely turbines hum', [])).toEqual({ score: 4, weakness: undefined });
  await judge.close();
});
