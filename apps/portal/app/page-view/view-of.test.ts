import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pages } from '../page/declared-pages.ts';
import { knownPaths } from '../page/find-page.ts';
import { viewOf } from './view-of.ts';

const id = '7f9c24e8-3b0a-4f6e-9c1d-2b8a5e6f7a10';

it.each([
  ['/', { kind: 'page', subject: '/' }],
  ['/b2b-tips/industrial-marketing-tip-2', { kind: 'page', subject: '/b2b-tips/industrial-marketing-tip-2' }],
  [`/business/Envases-Tepeyac-${id}/`, { kind: 'business', subject: id }],
  [`/business/Caf%25C3%25A9-${id.toUpperCase()}`, { kind: 'business', subject: id }],
  [`/business-product/Gear-${id}`, { kind: 'product', subject: id }],
  [`/profile/${id}`, { kind: 'person', subject: id }],
  ['/profile/edit', { kind: 'page', subject: '/profile/edit' }],
  ['/directory/verified-manufacturers', { kind: 'page', subject: '/directory/verified-manufacturers' }],
  ['/countries/buyers', { kind: 'page', subject: '/countries/buyers' }],
  // Which countries there are is for the api to say.
  ['/countries/buyers/MX', { kind: 'page', subject: '/countries/buyers/MX', country: 'MX' }],
  ['/countries/buyers/mx', undefined],
  ['/countries/thieves', undefined],
  ['/directory/__proto__', undefined],
  ['/about-us/', undefined],
  ['/made-up', undefined],
  ['/business/none', undefined],
  ['/session-redirect', undefined],
  ['/robots.txt', undefined],
  ['/__proto__', undefined],
  [`/${'x'.repeat(200)}`, undefined],
  ['/a path', undefined],
])('%s', (path, view) => expect(viewOf(path)).toEqual(view));

it('every page at a path of its own is counted under it, but for the one whose address bears a code', () => {
  const paths = pages.flatMap(knownPaths).filter((path) => path !== '/session-redirect');
  expect(paths.filter((path) => viewOf(path)?.subject !== path)).toEqual([]);
});

it('whatever the path is, it is a page there is or none', () => {
  const known = new Set(pages.flatMap(knownPaths));
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.constantFrom(...known), fc.string()), (path) => {
      const view = viewOf(`/${path}`);
      if (view?.kind === 'page' && !view.country) expect(known.has(view.subject)).toBe(true);
    }),
  );
});
