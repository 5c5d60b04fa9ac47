import { expect, it } from 'vitest';
import { withoutImports } from './light-manifest.ts';

it('the browser’s list of routes keeps all but what their modules import', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/vendor.js'] };
  const route = { id: 'home', path: '', module: '/assets/home.js', css: ['/assets/home.css'] };
  const listed = { entry, routes: { home: { ...route, imports: ['/assets/vendor.js'] } }, version: 'a' };
  const list = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  expect(withoutImports(list(listed))).toBe(list({ ...listed, routes: { home: route } }));
});
