import type { Client } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, type LoaderFunctionArgs } from 'react-router';
import { textsIn } from '../language/catalogues.server.ts';
import { findPage } from '../page/find-page.ts';
import { countryName, type PortalCountryCode } from '../portal-country.ts';
import { contextWith, visitContext } from '../session/page-context.ts';
import type { PageMeta } from '../session/page-meta.ts';

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
  const context = contextWith({
    country,
    origin,
    apiUrl: origin,
    accountsOrigin: 'https://accounts.example',
    report(error) {
      throw error;
    },
  });
  const i18n = textsIn(language);
  context.set(visitContext, { language, theme: undefined, i18n, call, callForAll: call });
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
  const portal = {
    country: { code: country, name: countryName(country, language) },
    origin,
    accountsOrigin: 'https://accounts.example',
    language,
    industries: [],
  };
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => portal,
      children: [{ id: 'page', path: path.slice(1), loader: () => data, Component: Page }],
    },
  ]);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: portal, page: data } }} />
    </I18nProvider>,
  );
  const isPage = (pathname: string) => findPage(pathname) !== undefined;
  return { html, meta: data.meta, countryName: portal.country.name, isPage };
}
