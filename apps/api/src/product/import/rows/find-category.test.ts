import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../../../reference/reference.ts';
import { fold } from '../columns/fold.ts';
import { findCategories } from './find-category.ts';

const node = (id: string, en: string, es: string, children: TreeNode[] = []): TreeNode => ({
  id,
  names: { en, es },
  children,
});
const industries = [
  node('0001', 'Drives', 'Accionamientos', [
    node('000101', 'Gear units', 'Reductores', [
      node('00010101', 'Bevel gears', 'Reductor cónico'),
      node('00010102', 'Gear units', 'Reductores'),
    ]),
    node('000102', 'Chains', 'Cadenas'),
  ]),
  node('0002', 'Fashion', 'Moda', [node('000201', 'Chains', 'Collares')]),
].map((industry) => ({ ...industry, descriptions: { en: '' } }));
const { find } = findCategories({ industries }, new Map([[fold('Familia X'), '0001.000102']]));

describe('a category is found', () => {
  test.each<[string, string[]]>([
    ['Bevel gears', ['0001.000101.00010101']],
    ['reductor CONICO', ['0001.000101.00010101']],
    ['0001.000101.00010101', ['0001.000101.00010101']],
    ['0001.000101 Gear units', ['0001.000101']],
    ['000102', ['0001.000102']],
    ['00010102', ['0001.000101.00010102']],
    // Of a category and a subcategory of its name the wider one is meant.
    ['Gear units', ['0001.000101']],
    ['Drives > Chains', ['0001.000102']],
    ['Moda / Collares', ['0002.000201']],
    ['FAMILIA x', ['0001.000102']],
  ])('by %j', (value, places) => {
    expect(find(value)).toEqual(places);
  });
});

test('a name of several, an industry alone and a name of none are told apart', () => {
  expect(find('Chains')).toEqual(['0001.000102', '0002.000201']);
  expect(find('Drives')).toEqual(['0001']);
  expect([find('Planetario'), find('0009.000901'), find('Fashion > Bevel gears')]).toEqual([[], [], []]);
});
