import { sharedDatabase } from '@kontor/database/testing';
import { expect, test } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { createFindNodes } from '../find-nodes.ts';
import { readGeneral } from '../synonyms/read-general.ts';
import { readSynonyms } from '../synonyms/read-synonyms.ts';
import { withoutFalseFriends } from '../synonyms/without-false-friends.ts';
import { cityCode } from './location.ts';
import { createReadLocations, withoutSpans } from './read-locations.ts';

const { db } = await sharedDatabase();
const reference = await loadReference(db);
const synonyms = withoutFalseFriends(readSynonyms(), reference);
const read = createReadLocations(reference, readGeneral(), createFindNodes(reference, { synonyms }));
const cities = new Map([
  ['leverkusen', 12],
  ['san-pedro', 3],
  ['bath', 4],
]);
const known = {
  rowsIn: (code: string) => cities.get(code) ?? 0,
  rowsWith: (word: string) => (word === 'bath' ? 900 : 20),
};
const codesIn = (text: string) => read(text, known).map(({ code }) => code);

test.each([
  ['bearings in Turkey', ['TR'], 'bearings'],
  ['turkey bearings', ['TR'], 'bearings'],
  ['rodamientos de México', ['MX'], 'rodamientos de'],
  ['valvole tedesche', ['DE'], 'valvole'],
  ['deutsche Pumpen', ['DE'], 'Pumpen'],
  ['墨西哥轴承', ['MX'], '轴承'],
  ['packaging in bavaria', ['DE-BY'], 'packaging'],
  ['pumps Leverkusen', ['leverkusen'], 'pumps'],
  ['pumps from San Pedro', ['san-pedro'], 'pumps'],
  ['steel pipes UAE', ['AE'], 'steel pipes'],
  ['valves in Germany or Italy', ['DE', 'IT'], 'valves or'],
  ['south korean machine tools', ['KR'], 'machine tools'],
  ['tools in Bar', ['ME-02'], 'tools'],
  ['steel tubes us', ['US'], 'steel tubes'],
  ['pumps from us', ['US'], 'pumps'],
  ['US steel tubes', ['US'], 'steel tubes'],
])('%j is asked for in %j', (text, codes, rest) => {
  expect(codesIn(text)).toEqual(codes);
  expect(withoutSpans(text, read(text, known))).toBe(rest);
});

test.each([
  'machine brackets for us',
  'supply us with gloves',
  'wine bar',
  'frozen turkey',
  'bath mats',
  'stainless steel',
  'pumps',
  '',
])('%j names no location', (text) => {
  expect(codesIn(text)).toEqual([]);
});

test('a state and a city by the same name are both meant, as is a city by its other names', () => {
  const rows = new Map([
    ['california', 2],
    ['cologne', 5],
    ['koln', 7],
  ]);
  const cities = { rowsIn: (code: string) => rows.get(code) ?? 0, rowsWith: () => 20 };
  expect(read('pumps in California', cities)).toMatchObject([
    { kind: 'city', code: 'california', also: [{ kind: 'state', code: 'US-CA' }] },
  ]);
  const [cologne] = read('pumps in Köln', cities);
  expect([cologne, ...(cologne?.also ?? [])].map((each) => each?.code)).toEqual(
    expect.arrayContaining(['koln', 'cologne']),
  );
});

test('a city is compared without what stands behind its comma', () => {
  expect(cityCode('São Paulo, SP')).toBe('sao-paulo');
});
