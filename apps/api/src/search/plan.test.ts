import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { planQuery, type UnknownWord } from './plan.ts';

const words = { bearings: 900, valve: 400, valves: 300, valxe: 2, tela: 180 };
const rows = Object.entries(words).map(([word, documents]) => ({ word, documents, names: 0, stems: [] }));
const dictionary = new Dictionary(rows, 1_000);

function plan(text: string, known: Record<string, Partial<UnknownWord>> = {}) {
  const lookUp = async (word: string) => ({ held: false, heldElsewhere: false, stems: [], ...known[word] });
  return planQuery(dictionary, text, lookUp);
}

test('a misspelt word is corrected where it stands', async () => {
  expect(await plan('深 Berings, please')).toMatchObject({
    correction: { textQuery: '深 bearings, please', applied: true },
  });
});

test('a rare word with a common neighbour is only doubted', async () => {
  const { terms, correction } = await plan('valxe');
  expect(terms[0]?.alternatives).toEqual(['valxe']);
  expect(correction).toEqual({ textQuery: 'valve', applied: false });
});

test('what is said to be corrected is what was corrected', async () => {
  expect((await plan('berings valxe')).correction).toEqual({ textQuery: 'bearings valxe', applied: true });
});

test('a word some document holds since the count is looked for as it is', async () => {
  const { terms, correction } = await plan('bearinxs', { bearinxs: { held: true } });
  expect(terms[0]?.alternatives).toContain('bearinxs');
  expect(correction).toBeUndefined();
});

test('a word that only other kinds know is offered a correction, not given one', async () => {
  const { terms, correction } = await plan('tesla', { tesla: { heldElsewhere: true } });
  expect(terms[0]?.alternatives).toEqual(['tesla']);
  expect(correction).toEqual({ textQuery: 'tela', applied: false });
});

test('function words count only when nothing else is typed', async () => {
  expect((await plan('valves of the')).terms).toHaveLength(1);
  expect((await plan('of the')).terms).toHaveLength(2);
});
