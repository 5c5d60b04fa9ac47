import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneAddress } from './one-address.ts';

it.each([
  ['/INDUSTRIES', '/industries'],
  ['/industries/', '/industries'],
  ['/industries//?lang=es', '/industries?lang=es'],
  ['/%69ndustries?x=1', '/industries?x=1'],
  ['/Directory/Price-List/?page=2', '/directory/price-list?page=2'],
  ['/Search-Result?business=MA', '/search-result?business=MA'],
  ['/business/%2e%2e', '/'],
  ['/business/%2E%2e/industries?lang=es', '/industries?lang=es'],
  ['/business/./a', '/business/a'],
  ['/Business/Kugellager-GmbH/', '/business/Kugellager-GmbH/'],
  ['//evil.example/industries', '/evil.example/industries'],
  ['//', '/'],
  ['/\\evil.example', '/evil.example'],
  ['/a/..//evil.example', '/evil.example'],
])('%s is %s', (given, one) => {
  expect(oneAddress(given)).toBe(one);
});

it.each([
  '/',
  '/?lang=es',
  '/industries?lang=es',
  '/business/Kugellager%2520GmbH/',
  '/business-product/A%2Fb',
  '/business/',
  '/nowhere',
  '/session-redirect/?token=x',
  '/_.data',
  '/industries.data?_routes=root',
  '/picture/plate/a.svg',
])('%s stays', (url) => {
  expect(oneAddress(url)).toBeUndefined();
});

it('whatever is asked for, it leads to an address of ours that stays', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string({ unit: 'binary-ascii' }), (path, more) => {
      const to = oneAddress(`/${path}${encodeURI(more).replace(/[?#]/g, '')}`);
      if (to === undefined) return;
      expect(to).toMatch(/^\/(?!\/)/);
      expect(oneAddress(to)).toBeUndefined();
    }),
  );
});
