import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { lightened } from './light-manifest.ts';

const entry = { module: '/assets/entry.js', imports: ['/assets/vendor.js'], css: ['/assets/frame.css'] };
const has = { hasLoader: true, hasAction: false, hasErrorBoundary: true };
const root = { id: 'root', path: '', ...has, module: '/assets/root.js', css: ['/assets/frame.css#'] };
const home = {
  id: 'home/home',
  parentId: 'root',
  index: true,
  ...has,
  hasLoader: false,
  module: '/assets/home.js',
  css: ['/assets/home.css', '/assets/ui.css#'],
};
const frame = { id: 'shell/for-people', parentId: 'root', ...has, module: '/assets/for-people.js', css: [] };
const redirect = {
  id: 'session/redirect',
  parentId: 'shell/for-people',
  path: 'session/:code',
  ...has,
  module: '/assets/redirect-Bx1a_-9c.js',
  clientLoaderModule: '/assets/redirect-loader.js',
  css: ['/assets/ui.css#'],
};
const file = {
  id: 'seo/feed',
  parentId: 'root',
  path: 'feed/:file',
  ...has,
  hasDefaultExport: false,
  module: '/assets/feed.js',
  css: [],
};
const expected = { root, 'home/home': home, 'shell/for-people': frame, 'session/redirect': redirect };

function readBack(manifest: object) {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(lightened(`window.__reactRouterManifest=${JSON.stringify(manifest)};`), { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

it('the browser makes the same list of it, without files, what modules import, and the sheets of the root, which stay, in other routes', () => {
  const imports = ['/assets/vendor.js'];
  const listed = Object.fromEntries(
    Object.entries({ ...expected, 'seo/feed': file }).map(([id, route]) => [
      id,
      { ...route, imports, css: id === 'root' ? route.css : ['/assets/frame.css#', ...route.css] },
    ]),
  );
  const more = { url: '/assets/manifest-a.js', version: 'a' };
  const lasting = { ...expected, root: { ...root, css: ['/assets/frame.css'] } };
  expect(readBack({ entry, routes: listed, ...more })).toEqual({ entry, routes: lasting, ...more });
});
