import { createElement } from 'react';
import { expect, it } from 'vitest';
import { openModules } from '../page/testing-modules.ts';
import type { ProductPageData } from './load-product.server.ts';

const load = openModules<{
  '/app/product/main-products.tsx': typeof import('./main-products.tsx');
  '/app/page/testing-portal.tsx': typeof import('../page/testing-portal.tsx');
}>();

async function shown(mainProducts: ProductPageData['mainProducts']): Promise<string> {
  const { MainProducts } = await load('/app/product/main-products.tsx');
  const { renderInPortal } = await load('/app/page/testing-portal.tsx');
  const business = { name: 'Nordhang', href: '/business/x/' };
  return renderInPortal(
    () =>
      createElement(MainProducts, { business, mainProducts, hasMoreProducts: false, comparison: undefined }),
    { path: '/business-product/x', language: 'en', country: 'MX', origin: 'https://portal.example' },
  );
}

it('the placeholder stays where a business’s products could not be loaded, and nothing is said of it', async () => {
  const html = await shown(undefined);
  expect(html).toBe(
    '<div class="s-section s-tiles p-awaited" aria-hidden="true"><i></i><i></i><i></i><i></i></div>',
  );
});

it('a business without other products has neither block nor placeholder', async () => {
  expect(await shown([])).toBe('');
});
