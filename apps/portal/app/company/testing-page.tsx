import type { Client } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { findPage } from '../page/find-page.ts';
import { renderInPortal } from '../page/testing-portal.tsx';
import { visitIn } from '../page/testing-visit.ts';
import { countryName, type PortalCountryCode } from '../portal-country.ts';
import type { PageMeta } from '../session/meta-tags.ts';

/** A page of texts alone. */
interface PageModule {
  loader: (args: LoaderFunctionArgs) => { meta: PageMeta } | Promise<{ meta: PageMeta }>;
  default: ComponentType;
}

const modules = import.meta.glob<PageModule>([
  '/app/{company,contact,membership}/*.tsx',
  '!/app/company/testing-page.tsx',
]);

interface Shown {
  path: string;
  language: ShownLanguage;
  country: PortalCountryCode;
  origin: string;
  call: Client;
}

/** For tests: what the loader of a page says of it, and its HTML inside a portal. */
export async function showPage({ path, language, country, origin, call }: Shown) {
  const context = visitIn({ language, country, origin, call });
  const load = modules[`/app/${findPage(path)?.page.module}.tsx`];
  if (!load) throw new Error(`There is no page of texts at ${path}`);
  const { loader, default: Page } = await load();
  const args: LoaderFunctionArgs = {
    request: new Request(origin + path),
    url: new URL(origin + path),
    pattern: path,
    params: {},
    context,
  };
  const data = await loader(args);
  const html = renderInPortal(Page, { path, language, country, origin, data });
  const isPage = (pathname: string) => findPage(pathname) !== undefined;
  return { html, meta: data.meta, countryName: countryName(country, language), isPage };
}
