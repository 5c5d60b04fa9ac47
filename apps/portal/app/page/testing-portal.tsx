import type { ShownLanguage } from '@kontor/web/language';
import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { textsIn } from '../language/catalogues.server.ts';
import { countryName, type PortalCountryCode } from '../portal-country.ts';
import { testedAccountsOrigin } from './testing-visit.ts';

interface Rendered {
  path: string;
  language: ShownLanguage;
  country: PortalCountryCode;
  origin: string;
  /** What the page's loader found. */
  data?: unknown;
}

/** For tests: the HTML of a component at a path of a portal, inside what the root knows. */
export function renderInPortal(
  Component: ComponentType,
  { path, language, country, origin, data = null }: Rendered,
): string {
  const portal = {
    country: { code: country, name: countryName(country, language) },
    origin,
    accountsOrigin: testedAccountsOrigin,
    language,
    industries: [],
  };
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => portal,
      children: [{ id: 'page', path: path.slice(1), loader: () => data, Component }],
    },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={textsIn(language)}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: portal, page: data } }} />
    </I18nProvider>,
  );
}
