import type { Client } from '@kontor/contract';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, type LoaderFunctionArgs } from 'react-router';
import * as contactUs from '../contact/contact-us.tsx';
import { textsIn } from '../language/catalogues.server.ts';
import type { ShownLanguage } from '../language/language.ts';
import * as membershipGold from '../membership/membership-gold.tsx';
import * as membershipPlatinum from '../membership/membership-platinum.tsx';
import * as membershipPremium from '../membership/membership-premium.tsx';
import * as membershipStandard from '../membership/membership-standard.tsx';
import { countryName, type PortalCountryCode } from '../portal-country.ts';
import { contextWith, visitContext } from '../session/page-context.ts';
import { staticPaths } from '../static-pages.ts';
import * as aboutUs from './about-us.tsx';
import * as advertiseWithUs from './advertise-with-us.tsx';
import * as companyVerification from './company-verification.tsx';
import * as freeMarketing from './free-marketing.tsx';
import * as messageCenter from './message-center.tsx';
import * as missionVision from './mission-vision.tsx';
import * as ourNetwork from './our-network.tsx';
import * as whyKontor from './why-kontor.tsx';
import * as workWithKontor from './work-with-kontor.tsx';

const pages = {
  '/about-us': aboutUs,
  '/mission-vision': missionVision,
  '/why-kontor': whyKontor,
  '/our-network': ourNetwork,
  '/company-verification': companyVerification,
  '/advertise-with-us': advertiseWithUs,
  '/free-marketing': freeMarketing,
  '/message-center': messageCenter,
  '/work-with-kontor': workWithKontor,
  '/contact-us': contactUs,
  '/membership-standard': membershipStandard,
  '/membership-gold': membershipGold,
  '/membership-premium': membershipPremium,
  '/membership-platinum': membershipPlatinum,
};

/** Paths these pages lead to that are not pages of texts alone. */
const otherPages = /^\/(|industries|search-result|data-sources|contact-us\/form|directory\/[\w-]+)$/;

interface Shown {
  path: keyof typeof pages;
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
  const { loader, default: Page } = pages[path];
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
  const isPage = (pathname: string) => staticPaths.includes(pathname) || otherPages.test(pathname);
  return { html, meta: data.meta, countryName: portal.country.name, isPage };
}
