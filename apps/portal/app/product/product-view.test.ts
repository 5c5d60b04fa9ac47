import { describe, expect, it } from 'vitest';
import { cardSpecs, cutAt, pathOf, pictureOf, tileOf } from './product-view.ts';
import { aProduct } from './testing-product.ts';

const product = aProduct({
  productID: '7fbfa272-1186-4979-99bc-a790ec330048',
  businessID: '7931d197-079a-49b1-b984-fed5249e16fd',
  name: 'Worm gear',
  category: { id: '000602', name: 'Gears' },
});

describe('cutAt', () => {
  it('counts characters as people do and says when there are more', () => {
    expect(cutAt('x'.repeat(50), 50)).toBe('x'.repeat(50));
    expect(cutAt('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}…`);
    expect(cutAt('😀😀😀', 2)).toBe('😀😀…');
  });
});

describe('cardSpecs', () => {
  it('shows at most four, each key once, values cut at 50 characters (checklist 335)', () => {
    const specs = ['a', 'b', 'a', 'c', 'd', 'e'].map((label) => ({ label, value: label.repeat(60) }));
    const shown = cardSpecs(specs);
    expect(shown.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd']);
    for (const { label, value } of shown) expect(value).toBe(`${label.repeat(50)}…`);
  });
});

it('pathOf joins what is known with a bar (checklist 104)', () => {
  expect(pathOf(product)).toBe('Power Transmission | Gears');
});

it('pictureOf takes the main photo, else another, else a plate of its category', () => {
  expect(pictureOf({ ...product, mainImage: { url: '/1.jpg' }, photos: [{ url: '/2.jpg' }] })).toEqual({
    url: '/1.jpg',
    isPlate: false,
  });
  const versions = [1200, 600].map((width) => ({
    url: `/${width}.webp`,
    width,
    height: 450,
    type: 'image/webp',
  }));
  expect(pictureOf({ ...product, mainImage: { url: '/1200.webp', versions } }).url).toBe('/600.webp');
  expect(pictureOf({ ...product, photos: [{ url: '/2.jpg' }] })).toEqual({ url: '/2.jpg', isPlate: false });
  expect(pictureOf(product)).toEqual({
    url: '/picture/plate/7fbfa272-1186-4979-99bc-a790ec330048.svg?place=000602&v=1',
    isPlate: true,
  });
});

it('tileOf cuts the text at 200 characters (checklist 112)', () => {
  expect(tileOf({ ...product, description: 'y'.repeat(300) }, 'Co').description).toBe(`${'y'.repeat(200)}…`);
});
