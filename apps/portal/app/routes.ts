import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { pages } from './page/declared-pages.ts';
import type { Page } from './page/define-page.ts';
import { modulesOf, routeIdOf } from './page/find-page.ts';
import { sitemaps } from './page/sitemaps.ts';

interface Framed {
  page: Page;
  /** The modules around the page that are still to come, and its own. */
  modules: readonly string[];
}

/** Pages with what stands around them, each frame once. */
function routesOf(framed: readonly Framed[]): RouteConfigEntry[] {
  const byModule = Map.groupBy(framed, ({ modules: [outermost = ''] }) => outermost);
  return [...byModule].flatMap(([module, inside]) => {
    const file = `${module}.tsx`;
    if (inside.every(({ modules }) => modules.length === 1))
      return inside.map(({ page }) =>
        page.route === '/' ? index(file) : route(page.route.slice(1), file, { id: routeIdOf(page) }),
      );
    return layout(file, routesOf(inside.map((each) => ({ ...each, modules: each.modules.slice(1) }))));
  });
}

export default [
  ...routesOf(pages.map((page) => ({ page, modules: modulesOf(page) }))),
  // What is no page: files, feeds and forms of their own.
  route('b2b-contract-help/:template.txt', 'contracts/template-file.ts'),
  route('compare/:file', 'compare/compare-file.ts'),
  route('industry-panel/:key', 'shell/industry-panel-data.ts'),
  route('theme', 'shell/choose-theme.ts'),
  route('picture/:kind/:file', 'picture/picture.ts'),
  route('manifest.webmanifest', 'seo/manifest.ts'),
  route('offline', 'offline/offline.ts'),
  route('feed/:file', 'seo/feed.ts'),
  route('timeline/:timelineID/feed.xml', 'timeline/timeline-feed.ts'),
  route('saved-search/feed/:token', 'saved-search/saved-search-feed.ts'),
  route('robots.txt', 'seo/robots.ts'),
  route('sitemap.xml', 'seo/sitemap-index.ts'),
  ...sitemaps.map(({ path, file }) => route(path.slice(1), file)),
  // Every other path.
  route('*', 'shell/other-path.tsx'),
] satisfies RouteConfig;
