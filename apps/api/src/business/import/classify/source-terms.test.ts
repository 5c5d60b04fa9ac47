import { sharedDatabase } from '@kontor/database/testing';
import { expect, test } from 'vitest';
import { loadReference } from '../../../reference/load-reference.ts';
import { readSourceTerms } from './place-terms.ts';
import { termKey } from './term-key.ts';

const { db } = await sharedDatabase();
const { nodes } = await loadReference(db);
const terms = readSourceTerms();

test('every line names a node of the tree, and no term twice', () => {
  expect(terms.filter(({ node, key }) => (node !== '-' && !nodes.has(node)) || key === '')).toEqual([]);
  const pairs = terms.map(({ node, key }) => `${node} ${key}`);
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) < at)).toEqual([]);
});

test('what says nothing of a place stands in no other line', () => {
  const placed = new Set(terms.filter(({ node }) => node !== '-').map(({ key }) => key));
  expect(terms.filter(({ node, key }) => node === '-' && placed.has(key))).toEqual([]);
});

test.each([
  ['Batteries', 'battery'],
  ['Bolts & Screws', 'bolt screw'],
  ['Switches and boxes', 'switch box'],
  ['Glass', 'glass'],
  ['Chassis', 'chassis'],
  ['Rodamientos de bolas', 'rodamiento bola'],
])('%s and %s are one term', (term, key) => {
  expect(termKey(term)).toBe(key);
});
