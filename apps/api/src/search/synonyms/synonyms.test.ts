import { sharedDatabase } from '@kontor/database/testing';
import { expect, test } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { createReadEqualNames } from '../equal-names/read-equal-names.ts';
import { createFindNodes } from '../find-nodes.ts';
import { tellingWords } from '../plan.ts';
import { knowledgeOf } from '../prepare.ts';
import { createTranslate } from '../translation.ts';
import { wordsOf } from '../words.ts';
import { readGeneral } from './read-general.ts';
import { termsIn } from './read-lines.ts';
import { readSynonyms } from './read-synonyms.ts';
import { withoutFalseFriends } from './without-false-friends.ts';

const { db } = await sharedDatabase();
const reference = await loadReference(db);
const synonyms = withoutFalseFriends(readSynonyms(), reference);
const general = readGeneral();
const translateAll = createTranslate(reference, { synonyms });
const translate = (words: string[]) => translateAll(words).map((translation) => translation.words);
const findNodes = createFindNodes(reference, { synonyms });

test('every line names a node of the tree and has words', () => {
  const wrong = readSynonyms().filter(({ node, terms }) => !reference.nodes.has(node) || terms.length === 0);
  expect(wrong).toEqual([]);
  expect(synonyms.length).toBeGreaterThan(1_500);
});

test.each([
  ['pallet jacks', '00051102'],
  ['Altmetall', '000401'],
  ['Kugellager', '00060101'],
  ['fruits et légumes', '001101'],
])('%s leads to its place', (text, node) => {
  expect(findNodes(tellingWords(text)).parts[0]?.ids).toContain(node);
});

test.each([
  ['panneaux solaires', '00030101'],
  ['FFP2 masks', '00041103'],
  ['contract electronics manufacturer', '00020305'],
])('all of %s names one place', (text, node) => {
  expect(findNodes(wordsOf(text))).toMatchObject({ isWhole: true, parts: [{ ids: [node] }] });
});

test('parts that name the same place name it together', () => {
  expect(findNodes(['er70s', '6', 'mig', 'wire'])).toEqual({
    isWhole: true,
    parts: [{ ids: ['00040805'], words: ['er70s', '6', 'mig', 'wire'], isOfTree: false }],
  });
});

test('work for a fee is also looked for by what companies write of it', () => {
  const translateWork = createTranslate(reference, { processes: general.processes });
  expect(translateWork(['chrome', 'plating', 'bumpers'])).toEqual([
    { words: ['coating', 'metals', 'bumpers'], isName: false, isSaid: true },
  ]);
});

test.each([
  ['contract packer', 'packaging activities'],
  ['Büroreinigung', 'cleaning buildings'],
  ['Schmiede', 'forging'],
])('companies write of %s as %s', (asked, said) => {
  const translateWork = createTranslate(reference, { processes: general.processes });
  expect(translateWork(tellingWords(asked)).map(({ words }) => words.join(' '))).toContain(said);
});

test.each(['genuine leather', 'vacuum', 'granules'])('%s alone names no place', (text) => {
  expect(findNodes(tellingWords(text)).parts).toEqual([]);
});

test('a synonym is also looked for by the words of its place, with the rest of the text', () => {
  expect(translate(wordsOf('pallet jack 2500'))).toContainEqual(
    expect.arrayContaining(['pallet', 'trucks', '2500']),
  );
});

test.each([
  ['P&G soap', 'P&G', "('=procter' & '=gamble')"],
  ['HP Enterprise', 'HP Enterprise', "('=hewlett' & '=packard' & '=enterprise')"],
  ['tsmc', 'tsmc', "('=taiwan' & '=semiconductor' & '=manufacturing')"],
  ['华为', '华为', "'=huawei'"],
])('%s names a company by what it is known by', (asked, text, query) => {
  const [named] = createReadEqualNames(general)(asked);
  expect(named?.text).toBe(text);
  expect(named?.queries).toContain(query);
});

test('the name of a company is read as any words are', () => {
  const read = createReadEqualNames(general);
  expect(general.companies.flatMap(({ name }) => read(name))).toEqual([]);
});

test('standards have equal names, countries are those of the reference data', () => {
  const [socketScrew] = createReadEqualNames(general)('Schrauben DIN912');
  expect(socketScrew).toMatchObject({
    text: 'DIN912',
    queries: expect.arrayContaining(["('iso' & '4762')"]),
  });
  expect(general.countries.filter(({ code }) => !reference.countries.has(code))).toEqual([]);
});

test('what the tree calls something in another industry is no synonym by itself', () => {
  expect(translate(tellingWords('pump'))).toEqual([]);
});

test.each([
  ['tv', '00020701'],
  ['packaging', '000412'],
  ['pallet', '00041208'],
])('%s keeps its name, though the tree says it of something else beside another word', (text, node) => {
  expect(findNodes([text]).parts[0]?.ids).toContain(node);
});

test('a part of a name that is half said goes with what buyers say', () => {
  expect(findNodes(['packaging']).parts[0]?.ids).toEqual(expect.arrayContaining(['000412', '000913']));
});

test('a number is the grade of a metal beside one, and in the industry of metals', () => {
  const read = createReadEqualNames(general);
  expect(read('430 pallets')).toEqual([]);
  for (const asked of ['430 stainless coil', 'AISI 430 coil']) {
    const [grade] = read(asked);
    expect(grade?.queries).toContain("'sus430'");
    expect(grade?.queries).not.toContain("'430'");
    expect(grade?.doubtful).toEqual(["('430' & '@i0004')"]);
  }
});

test('a cabinet of an American class is one of the international class that is its equal', () => {
  const [type] = createReadEqualNames(general)('nema 4x enclosure');
  expect(type).toMatchObject({ text: 'nema 4x', queries: expect.arrayContaining(["'ip66'"]) });
});

test('a standard is told from the Chinese around it', () => {
  const [grade] = createReadEqualNames(general)('304不锈钢板');
  expect(grade).toMatchObject({ text: '304', queries: expect.arrayContaining(["('1' & '4301')"]) });
});

test('what stands in no text of its place counts in a standard by its place', () => {
  const [titanium] = createReadEqualNames(general)('Ti-6Al-4V', ([word]) =>
    word === 'titanium' ? ['@s00040105'] : [],
  );
  expect(titanium?.queries.join()).toContain("'@s00040105'");
});

test('what is ambiguous alone is no synonym', () => {
  expect(termsIn(['!crane; bridge crane', 'grúa puente'])).toEqual(['bridge crane', 'grúa puente']);
});

test('what buyers call work for a fee are words of the trade', () => {
  const { isWord } = knowledgeOf(reference);
  expect(['foundries', 'electroplating', 'foundriez'].map(isWord)).toEqual([true, true, false]);
});
