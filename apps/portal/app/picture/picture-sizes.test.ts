import { expect, it } from 'vitest';
import { addressAt, sourceSet } from './picture-sizes.ts';

const versions = [
  { url: '/512.webp', width: 512, height: 512, type: 'image/webp' },
  { url: '/96.avif', width: 96, height: 96, type: 'image/avif' },
  { url: '/96.webp', width: 96, height: 96, type: 'image/webp' },
  { url: '/192.avif', width: 192, height: 192, type: 'image/avif' },
  { url: '/192.webp', width: 192, height: 192, type: 'image/webp' },
];
const picture = { url: '/512.webp', versions };

it('is asked for no larger than it is shown', () => {
  expect([40, 96, 97, 512, 900].map((width) => addressAt(picture, width))).toEqual([
    '/96.webp',
    '/96.webp',
    '/192.webp',
    '/512.webp',
    '/512.webp',
  ]);
  expect(addressAt({ url: '/me.jpg' }, 96)).toBe('/me.jpg');
});

it('offers its versions to choose from', () => {
  expect(sourceSet(picture, 'image/webp')).toBe('/96.webp 96w, /192.webp 192w, /512.webp 512w');
  expect(sourceSet(picture, 'image/avif')).toBe('/96.avif 96w, /192.avif 192w');
  expect(sourceSet({ url: '/me.jpg' }, 'image/webp')).toBeUndefined();
});
