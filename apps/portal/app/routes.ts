import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home/home.tsx'),
  route('industries', 'industries/industries.tsx'),
  layout('search/search-frame.tsx', [route('search-result', 'search/search-result.tsx')]),
  route('business/:slug', 'business/business-page.tsx'),
  route('business-product/:slug', 'product/product-page.tsx'),
  route('data-sources', 'data-sources/data-sources.tsx'),
  route('session-redirect', 'session-redirect/session-redirect.tsx'),
  route('industry-panel/:key', 'shell/industry-panel-data.ts'),
  route('theme', 'shell/choose-theme.ts'),
  route('picture/:kind/:file', 'picture/picture.ts'),
  route('robots.txt', 'machine/robots.ts'),
  route('sitemap.xml', 'machine/sitemap-index.ts'),
  route('sitemap-pages.xml', 'machine/sitemap-pages.ts'),
  route('sitemap-industries.xml', 'machine/sitemap-industries.ts'),
  route('sitemap-businesses.xml', 'machine/sitemap-businesses.ts'),
  route('sitemap-products.xml', 'machine/sitemap-products.ts'),
  route('*', 'shell/unknown-path.tsx'),
] satisfies RouteConfig;
