import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { otherTexts } from './second-try.ts';

const known = { hydraulic: 900, valves: 300, valvex: 2, motor: 500, rotor: 40 };
const dictionary = new Dictionary(
  Object.entries(known).map(([word, documents]) => ({ word, documents, names: 0, stems: [] })),
  1_000,
);

const typed = (words: string[], values: string[] = [], locations: string[] = []) => ({
  words,
  values,
  standards: [],
  locations,
});

test('one word corrected comes first, then two, then one left out', () => {
  expect(otherTexts(dictionary, 'Hidraulic vavles', typed(['hidraulic', 'vavles']))).toEqual([
    'hydraulic vavles',
    'Hidraulic valves',
    'hydraulic valves',
    'vavles',
    'hidraulic',
  ]);
});

test('rare words are doubted though they are known; common ones, and words that are sure, are not', () => {
  expect(otherTexts(dictionary, 'valvex', typed(['valvex']))).toEqual(['valves']);
  expect(otherTexts(dictionary, 'valvex', typed(['valvex']), { isSure: () => true })).toEqual([]);
  expect(otherTexts(dictionary, 'rotor', typed(['rotor']))).toEqual([]);
});

test('a word of the trade is brought to another form of it alone', () => {
  const trade = new Dictionary(
    ['berries', 'farmaceutica'].map((word) => ({ word, documents: 100, names: 0, stems: [] })),
    1_000,
  );
  const texts = (word: string, isTrade: boolean) =>
    otherTexts(trade, word, typed([word]), { isWord: () => isTrade });
  expect(texts('ferrites', false)).toEqual(['berries']);
  expect(texts('ferrites', true)).toEqual([]);
  expect(texts('farmaceutiche', true)).toEqual(['farmaceutica']);
});

test('how something is wanted is left out first, then numbers, then the commonest, one and more of them', () => {
  const words = ['urgent', 'hydraulic', 'motor', '500', 'rotor'];
  expect(otherTexts(dictionary, words.join(' '), typed(words))).toEqual([
    'hydraulic motor 500 rotor',
    'hydraulic motor rotor',
    'motor 500 rotor',
    'hydraulic 500 rotor',
    'hydraulic motor 500',
    'motor rotor',
    'rotor',
  ]);
});

test('a text that nothing is near to has no other', () => {
  expect(otherTexts(dictionary, 'qqqq', typed(['qqqq']))).toEqual([]);
});

test('what names a place of the industry tree stays; a value goes first, then other words, then where it is asked for', () => {
  const words = ['hydraulic', 'motor', 'rotor'];
  const heads = [['hydraulic', 'motor']];
  const all = typed(words, ['5 kW'], ['in Mexico']);
  expect(otherTexts(dictionary, 'hydraulic motor rotor 5 kW in Mexico', all, { heads })).toEqual([
    'hydraulic motor rotor in Mexico',
    'hydraulic motor 5 kW in Mexico',
    'hydraulic motor in Mexico',
    'hydraulic motor rotor 5 kW',
    'hydraulic motor',
  ]);
});

test('where a thing is asked for is left out after a wider place of the tree there, and a wider location', () => {
  const all = typed(['motor', 'rotor'], [], ['in Jalisco']);
  const doubts = { heads: [['motor']], above: ['Machines in Jalisco'], wider: ['motor in Mexico'] };
  expect(otherTexts(dictionary, 'motor rotor in Jalisco', all, doubts)).toEqual([
    'motor in Jalisco',
    'Machines in Jalisco',
    'motor in Mexico',
    'motor rotor',
    'motor',
  ]);
});

test('what a thing is for is left out before figures', () => {
  const all = typed(['motor', 'rotor'], ['5 kW']);
  expect(
    otherTexts(dictionary, 'motor 5 kW for rotor', all, { heads: [['motor']], purpose: ['rotor'] }),
  ).toEqual(['motor 5 kW', 'motor rotor', 'motor']);
});

test('a standard is looked for alone before it is left out', () => {
  const all = { words: ['rotor'], values: [], standards: ['DIN 471'], locations: [] };
  expect(otherTexts(dictionary, 'rotor DIN 471', all, { heads: [['rotor']] })).toEqual(['DIN 471', 'rotor']);
});

test('so is one of a digit and a letter', () => {
  const all = { words: ['rotor'], values: [], standards: ['API 6A'], locations: [] };
  expect(otherTexts(dictionary, 'rotor API 6A', all, { heads: [['rotor']] })).toEqual(['API 6A', 'rotor']);
});

test('a number behind its standard is not left out alone', () => {
  const words = ['din', '912', 'motor', 'rotor'];
  expect(otherTexts(dictionary, words.join(' '), typed(words))[0]).toBe('din 912 rotor');
});

test('what a word means among other things is tried before words are left out', () => {
  const texts = otherTexts(dictionary, 'qqqq motor', typed(['qqqq', 'motor']), {
    doubtful: [['valves', 'motor']],
  });
  expect(texts[0]).toBe('valves motor');
});

test('a product is not looked for by the words that stand in names above all', () => {
  const named = new Dictionary(
    Object.entries({ repair: 20, kit: 18 }).map(([word, names]) => ({
      word,
      documents: 20,
      names,
      stems: [],
    })),
    1_000,
  );
  const words = ['rotor', 'repair', 'kit'];
  const texts = (mayBeCompany: boolean) =>
    otherTexts(named, words.join(' '), typed(words), { heads: [['rotor']], mayBeCompany });
  expect(texts(true)[0]).toBe('repair kit');
  expect(texts(false)).not.toContain('repair kit');
});

test('what holds much else is looked for in a location behind what is wanted in a wider one', () => {
  const all = typed(['motor'], [], ['in Jalisco']);
  const doubts = {
    heads: [['motor']],
    above: ['Drives in Jalisco'],
    wider: ['motor in Mexico'],
    farAbove: ['Machines in Jalisco'],
  };
  expect(otherTexts(dictionary, 'motor in Jalisco', all, doubts)).toEqual([
    'Drives in Jalisco',
    'motor in Mexico',
    'Machines in Jalisco',
    'motor',
  ]);
});

test('a compound is told apart before its end alone is looked for, which says nothing where a thing is named', () => {
  const compounds = [{ word: 'qqqqrotor', start: 'qqqq', end: 'rotor' }];
  const texts = otherTexts(dictionary, 'qqqqrotor', typed(['qqqqrotor']), { compounds });
  expect(texts).toEqual(['qqqq rotor', 'rotor']);
  const named = otherTexts(dictionary, 'qqqqrotor motor', typed(['qqqqrotor', 'motor']), {
    compounds,
    heads: [['motor']],
  });
  expect(named).toEqual(['qqqq rotor motor', 'motor']);
});

test('a number alone is not looked for', () => {
  expect(otherTexts(dictionary, 'qqqq 500', typed(['qqqq', '500']))).toEqual(['qqqq']);
});

test('a class stays longer than words do, and is left out after something else of the category met none', () => {
  const words = ['motor', 'rotor', 'ip65', '500'];
  const doubts = { heads: [['motor']], above: ['Drives ip65'] };
  expect(otherTexts(dictionary, words.join(' '), typed(words), doubts)).toEqual([
    'motor rotor ip65',
    'motor ip65 500',
    'motor ip65',
    'Drives ip65',
    'motor rotor 500',
    'motor',
  ]);
});

test('a grade is left out behind words, and not looked for alone', () => {
  const all = { words: ['motor', 'rotor'], values: [], standards: [], grades: ['grade 23'], locations: [] };
  expect(otherTexts(dictionary, 'motor rotor grade 23', all, { heads: [['motor']] })).toEqual([
    'motor grade 23',
    'motor rotor',
    'motor',
  ]);
});
