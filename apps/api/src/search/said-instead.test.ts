import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Doubt } from './doubts.ts';
import type { Plan } from './plan.ts';
import { questionsOf, saidInstead } from './said-instead.ts';

const nodes = new Map([
  ['000412', { id: '000412', names: { en: 'Packaging Materials' }, children: [] }],
]) as Parameters<typeof saidInstead>[0]['nodes'];

const place: Doubt = {
  words: ['bubble', 'wrap'],
  held: "'bubble'",
  instead: [{ place: '000412', met: "'@k000412'" }],
};
const longer: Doubt = {
  words: ['roll'],
  held: "'roll'",
  instead: [
    { text: 'roller', met: "'roller'" },
    { text: 'rolled', met: "'rolled'" },
  ],
};

function said(doubts: Doubt[], met: boolean[][], isWhole = false) {
  const plan = { parts: ['bubble', 'wrap', 'roll', '50 m'], locations: [{ start: 0, end: 8 }] };
  const asked = { ...plan, nodes: { isWhole } } as unknown as Plan;
  return saidInstead({ nodes }, { doubts, plan: asked, text: 'in Spain, bubble wrap roll 50 m' }, met);
}

test('the questions are whether words are held, each with what may stand for them', () => {
  expect(questionsOf([place, longer])).toEqual(["'bubble'", "'@k000412'", "'roll'", "'roller'", "'rolled'"]);
});

test('what the best row was found by is said in the place of the words it does not hold', () => {
  expect(said([place, longer], [[false, true, false, false, true]])).toEqual({
    textQuery: 'Packaging Materials rolled 50 m in Spain',
    applied: true,
  });
  expect(said([place, longer], [[false, true, true, true, false]])?.textQuery).toBe(
    'Packaging Materials roll 50 m in Spain',
  );
});

test('of rows that hold not all the one that holds more says it', () => {
  const met = [
    [false, true, false, true, false],
    [true, true, false, true, false],
  ];
  expect(said([place, longer], met)?.textQuery).toBe('bubble wrap roller 50 m in Spain');
});

test('where all of the text names the place, it is said by its id', () => {
  expect(said([place], [[false, true]], true)).toEqual({
    textQuery: 'Packaging Materials',
    applied: true,
    place: '000412',
  });
});

test('something is said exactly where no row holds all that was typed', () => {
  const answers = fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(answers, (met) => {
      const isHeld = met.some(([first, , second]) => first && second);
      expect(said([place, longer], met) === undefined).toBe(isHeld);
    }),
  );
  expect(said([place], [])).toBeUndefined();
  expect(said([], [[]])).toBeUndefined();
});
