import { expect, test } from 'vitest';
import type { TreeNode } from '../reference/reference.ts';
import { createFindNodes } from './find-nodes.ts';

const names = { '001503': 'Trade Fairs', '001107': 'Coffee', '000602': 'Worm Gearboxes' };
const nodes = new Map(
  Object.entries(names).map(([id, en]): [string, TreeNode] => [id, { id, names: { en }, children: [] }]),
);
const findNodes = createFindNodes({ nodes });

const idsIn = (text: string) => findNodes(text.split(' ')).parts.flatMap(({ ids }) => ids);

test('what is all of a name names its place in any order', () => {
  expect(findNodes(['worm', 'gearbox'])).toMatchObject({ parts: [{ ids: ['000602'] }], isWhole: true });
  expect(findNodes(['gearboxes', 'worm'])).toMatchObject({ parts: [{ ids: ['000602'] }], isWhole: true });
});

test('beside other words a name counts in its own order', () => {
  expect(idsIn('trade fair coffee')).toEqual(['001503']);
  expect(idsIn('fair trade coffee')).toEqual(['001107']);
});

test('of names in a text the longest is meant, and words of one name are of no other', () => {
  const { parts, isWhole } = createFindNodes(
    { nodes },
    { synonyms: [{ node: '001107', terms: [['worm']], ambiguous: [] }] },
  )(['steel', 'worm', 'gearboxes']);
  expect(parts).toEqual([{ ids: ['000602'], words: ['worm', 'gearboxes'], isOfTree: true }]);
  expect(isWhole).toBe(false);
});

test('what buyers alone call a place is told from what the tree does', () => {
  const findNodes = createFindNodes(
    { nodes },
    { synonyms: [{ node: '000602', terms: [['reducer']], ambiguous: [] }] },
  );
  expect(findNodes(['reducer']).parts).toMatchObject([{ ids: ['000602'], isOfTree: false }]);
  expect(findNodes(['worm', 'gearboxes']).parts).toMatchObject([{ ids: ['000602'], isOfTree: true }]);
});

test('half of the name of a category means its subcategories that are called so, where it is all of the text', () => {
  const belts = { '000604': 'Belts & Pulleys', '00060401': 'Timing Belts', '00060405': 'Timing Pulleys' };
  const ofBelts = createFindNodes({
    nodes: new Map(
      Object.entries(belts).map(([id, en]): [string, TreeNode] => [id, { id, names: { en }, children: [] }]),
    ),
  });
  expect(ofBelts(['pulleys']).parts[0]?.ids).toEqual(['000604', '00060405']);
  expect(ofBelts(['belts', 'pulleys']).parts[0]?.ids).toEqual(['000604']);
  expect(ofBelts(['steel', 'pulleys']).parts[0]?.ids).toEqual(['000604']);
});
