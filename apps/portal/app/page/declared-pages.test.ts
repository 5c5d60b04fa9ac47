import { existsSync } from 'node:fs';
import { addressedNouns, listedNouns } from '@kontor/contract';
import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { pages } from './declared-pages.ts';
import { findPage, knownPaths, modulesOf } from './find-page.ts';
import { sitemaps } from './sitemaps.ts';

interface RouteLike {
  path?: string | undefined;
  index?: boolean | undefined;
  file: string;
  children?: RouteLike[] | undefined;
}

/** Routes that answer a path, with the files of what stands around them. */
function answering(list: readonly RouteLike[], around: string[] = []): { path: string; files: string[] }[] {
  return list.flatMap(({ path, index, file, children = [] }) => {
    const files = [...around, file];
    if (index) return [{ path: '/', files }];
    return [...(path === undefined ? [] : [{ path: `/${path}`, files }]), ...answering(children, files)];
  });
}

const app = new URL('../', import.meta.url);

it('the modules of each page are there', () => {
  const lost = pages.flatMap(modulesOf).filter((module) => !existsSync(new URL(`${module}.tsx`, app)));
  expect(lost).toEqual([]);
});

it('each sitemap that a page is in is there, made in one folder, and served at its path', () => {
  const lost = sitemaps.filter(({ file }) => !existsSync(new URL(file, app)));
  expect(lost).toEqual([]);
  const paths = sitemaps.map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  expect(answering(routes).map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});

it('whatever has an id and a page has one declaration, and whatever a sitemap lists has one sitemap', () => {
  const nouns = pages.flatMap(({ noun }) => noun ?? []);
  expect(nouns.toSorted()).toEqual(addressedNouns.toSorted());
  expect(sitemaps.flatMap(({ noun }) => noun ?? []).toSorted()).toEqual(listedNouns.toSorted());
});

it('each page is declared in the folder of its module', () => {
  const apart = pages.filter(({ module }) => {
    const [folder = ''] = module.split('/');
    return !['page.ts', 'pages.ts'].some((file) => existsSync(new URL(`${folder}/${file}`, app)));
  });
  expect(apart.map(({ route }) => route)).toEqual([]);
});

it('each page has one route, with its frames around it', () => {
  const found = answering(routes).map(({ path, files }) => `${path}: ${files}`);
  expect(found).toEqual(
    expect.arrayContaining(
      pages.map((page) => `${page.route}: ${modulesOf(page).map((module) => `${module}.tsx`)}`),
    ),
  );
  const paths = answering(routes).map(({ path }) => path);
  expect(paths.length).toBe(new Set(paths).size);
});

it('a route that nobody declares is no page: a file, a feed, a form, or all other paths', () => {
  const declared = new Set(pages.map(({ route }) => route));
  const others = answering(routes).filter(({ path }) => !declared.has(path));
  const pagelike = others.flatMap(({ files }) => files).filter((file) => file.endsWith('.tsx'));
  expect(pagelike).toEqual(['shell/other-path.tsx']);
});

it('a path is of one page: each is found by its own paths', () => {
  for (const page of pages)
    for (const path of knownPaths(page)) expect(findPage(path)?.page, path).toBe(page);
});

const id = '7931d197-079a-49b1-b984-fed5249e16fd';

it.each([
  [`/business/Drev-${id}/`, '/business/:slug', { slug: `Drev-${id}` }],
  [`/business-product/A%2FS-${id}`, '/business-product/:slug', { slug: `A%2FS-${id}` }],
  [`/profile/${id.toUpperCase()}`, '/profile/:userID', { userID: id.toUpperCase() }],
  ['/profile/edit', '/profile/edit', {}],
  ['/countries/buyers', '/countries/:kind', { kind: 'buyers' }],
  ['/countries/buyers/mx', '/countries/:kind/:country', { kind: 'buyers', country: 'mx' }],
])('%s is %s', (path, route, params) => {
  const found = findPage(path);
  expect([found?.page.route, found?.params]).toEqual([route, params]);
});

it.each([
  '/business/elsewhere',
  '/business',
  `/business/${id}/more`,
  `/profile/Somebody-${id}`,
  '/directory/x',
  '/countries/x',
  '/countries/x/MX',
  '/countries/buyers/Mexico',
  '/b2b-tips/export-to-the-moon-tip-7',
  '/b2b-contract-help/purchase-order.txt',
  '/robots.txt',
  '/nowhere',
])('%s is no page', (path) => expect(findPage(path)).toBeUndefined());

it('pages for people who are signed in are kept from search engines, networks and the cache', () => {
  const open = pages.filter(
    ({ forPeople, cached, indexed, sharePicture }) => forPeople && (cached || indexed || sharePicture),
  );
  expect(open.map(({ route }) => route)).toEqual([]);
});
