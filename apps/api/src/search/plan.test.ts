import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { isNowhere, planQuery, type UnknownWord } from './plan.ts';

const words = { bearings: 900, valve: 400, valves: 300, valxe: 2, tela: 180 };
const rows = Object.entries(words).map(([word, documents]) => ({ word, documents, names: 0, stems: [] }));
const dictionary = new Dictionary(rows, 1_000);

function plan(
  text: string,
  known: Record<string, Partial<UnknownWord>> = {},
  knowledge?: Parameters<typeof planQuery>[3],
) {
  const lookUp = async (word: string) => ({ held: false, heldElsewhere: false, stems: [], ...known[word] });
  return planQuery(dictionary, text, lookUp, knowledge);
}

/** Knows one name of one place of the industry tree. */
const naming = (...name: string[]) => ({
  findNodes: (words: readonly string[]) => {
    const isNamed = words.join(' ') === name.join(' ');
    return { parts: isNamed ? [{ ids: ['00040503'], words }] : [], isWhole: isNamed };
  },
});

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

test('what buyers call a thing is not corrected, though no row holds it', async () => {
  expect((await plan('bearinx')).terms[0]?.alternatives).toEqual(['bearings']);
  const { terms, correction } = await plan('bearinx', {}, naming('bearinx'));
  expect(terms[0]?.alternatives).toEqual(['bearinx']);
  expect(correction).toBeUndefined();
});

test('who offers a thing tells nothing apart, unless it is part of what the thing is called', async () => {
  const wordsOf = async (knowledge?: Parameters<typeof plan>[2]) =>
    (await plan('contract manufacturer', {}, knowledge)).terms.map(({ alternatives }) => alternatives[0]);
  expect(await wordsOf()).toEqual(['contract']);
  expect(await wordsOf(naming('contract', 'manufacturer'))).toEqual(['contract', 'manufacturer']);
});

test('a code is also looked for with a space between its letters and its digits', async () => {
  const { terms } = await plan('er70s');
  expect(terms[0]).toMatchObject({ alternatives: ['er70s'], figure: { near: ["('er' & '70s')"] } });
});

test('a word that names a thing by itself is no beginning of another', async () => {
  expect((await plan('bear')).terms[0]?.alternatives).toContain('bearings');
  expect((await plan('bear', {}, naming('bear'))).terms[0]?.alternatives).toEqual(['bear']);
});

test('what no row holds is nowhere, unless a row may hold it: written since, begun, corrected, in another form or in parts', async () => {
  expect(isNowhere(await plan('bearings qqqq'))).toBe(true);
  expect(isNowhere(await plan('bearings'))).toBe(false);
  for (const [text, known] of [
    ['qqqq', { qqqq: { held: true } }],
    ['bear', {}],
    ['berings', {}],
    ['er70', {}],
  ] as const)
    expect(isNowhere(await plan(text, known)), text).toBe(false);
});

test('what is a name of a place in the tree is nowhere only where no row of the kind can stand there', async () => {
  const lookUp = async () => ({ held: false, heldElsewhere: false, stems: [] });
  const inTree = (standsIn: boolean) =>
    planQuery(dictionary, 'qqqq', lookUp, naming('qqqq'), { standsIn: () => standsIn });
  expect(isNowhere(await inTree(true))).toBe(false);
  expect(isNowhere(await inTree(false))).toBe(true);
});

test('what a thing serves may stand before it in the name of a place, too', async () => {
  const findNodes = (words: readonly string[]) => {
    const at = words.join(' ').indexOf('valve spare parts');
    return {
      parts: at < 0 ? [] : [{ ids: ['00040608'], words: ['valve', 'spare', 'parts'] }],
      isWhole: words.length === 2 && at === 0,
    };
  };
  expect((await plan('spare parts for a valve', {}, { findNodes })).nodes.ids).toEqual(['00040608']);
  expect((await plan('spare parts with a valve', {}, { findNodes })).nodes.ids).toEqual([]);
});

test('what a thing serves is not looked for, however long its name is', async () => {
  const findNodes = (words: readonly string[]) => {
    const text = words.join(' ');
    const parts = text.includes('valve bearings')
      ? [{ ids: ['00060101'], words: ['valve', 'bearings'] }]
      : [{ ids: ['00041206'], words: ['tela'] }];
    return {
      parts: parts.filter((part) => part.words.every((word) => words.includes(word))),
      isWhole: false,
    };
  };
  expect((await plan('tela for valve bearings', {}, { findNodes })).nodes.ids).toEqual(['00041206']);
  expect((await plan('tela with valve bearings', {}, { findNodes })).nodes.ids).toEqual(['00060101']);
});

test('a word of the trade is offered a correction, not given one', async () => {
  const { terms, correction } = await plan('berings', {}, { isWord: (word) => word === 'berings' });
  expect(terms[0]?.alternatives).toEqual(['berings']);
  expect(correction).toEqual({ textQuery: 'bearings', applied: false });
});

test('of several things a row may stand where one does and be called by the words of the other', async () => {
  const places: Record<string, string> = { qqqq: '00040102', wwww: '00051205' };
  const findNodes = (some: readonly string[]) => ({
    parts: some.flatMap((word) => (places[word] ? [{ ids: [places[word]], words: [word] }] : [])),
    isWhole: some.length === 1,
  });
  const calledBy = (place: string) => (place === '00040102' ? ['stainless', 'steel'] : ['tanks']);
  const { translations } = await plan('qqqq wwww', {}, { findNodes, calledBy });
  expect(translations[0]?.terms).toMatchObject([
    { filters: ['@s00040102'], figure: { near: ["('stainless' & 'steel')"] } },
    { filters: ['@s00051205'], figure: { near: ["'tanks'"] } },
  ]);
});

test('a material beside a thing says of what it is, not where to look', async () => {
  const places: Record<string, string> = { 'qqqq wwww': '00040102', eeee: '00051205' };
  const findNodes = (some: readonly string[]) => {
    const text = some.join(' ');
    const [name = ''] = Object.keys(places).filter((each) => text.includes(each));
    const parts = name === '' ? [] : [{ ids: [places[name] as string], words: name.split(' ') }];
    return { parts, isWhole: text === name };
  };
  expect((await plan('qqqq wwww eeee', {}, { findNodes })).nodes.ids).toEqual(['00051205']);
  expect((await plan('qqqq wwww bearings', {}, { findNodes })).nodes.ids).toEqual(['00040102']);
});

test('a figure with a unit behind a word for classes is no class', async () => {
  const figures = (text: string) => plan(text).then(({ parts }) => parts);
  expect(await figures('valve type 20')).toEqual(['valve', 'type 20']);
  expect(await figures('valve type 20 t')).toEqual(['valve', 'type', '20 t']);
});
