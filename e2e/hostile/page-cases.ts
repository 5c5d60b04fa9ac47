import { pages } from '../../apps/portal/app/page/declared-pages.ts';
import { accountAddresses, exampleAddress, securityAddresses } from '../page-addresses.ts';
import type { Known } from './known.ts';
import { oddBodies } from './odd-bodies.ts';
import { type HostileCase, request, type Service } from './requests.ts';
import { inAddress, oddAddressParts, oddTexts } from './values.ts';

const html = ['Accept', 'text/html,application/xhtml+xml,*/*;q=0.8'] as const;

/** Parameters pages read, each page those it reads and some it does not. */
const parameters: Readonly<Record<Service, readonly string[]>> = {
  portal: [
    'lang',
    'search',
    'business',
    'countries',
    'page',
    'industry',
    'products',
    'skip',
    'token',
    'continue',
  ],
  accounts: ['lang', 'continue', 'next', 'token', 'until', 'done', 'email', 'theme'],
  api: ['q'],
};

/** Fields of the forms of pages. */
const forms: Readonly<Record<string, readonly string[]>> = {
  '/login': ['email', 'password'],
  '/register': ['firstName', 'lastName', 'email', 'password', 'country', 'acceptTerms'],
  '/second-factor': ['code'],
  '/forgotten-password': ['email'],
  '/new-password': ['password'],
  '/security/password': ['password', 'newPassword', 'current'],
  '/security/email': ['email', 'password', 'intent'],
  '/security/second-factor': ['step', 'password', 'code'],
  '/security/passkeys': ['passkey', 'id', 'password'],
  '/security/devices': ['device', 'id', 'which'],
  '/security/delete-account': ['password', 'heir'],
  '/theme': ['theme', 'to', 'back'],
  '/contact-us/form': [
    'firstName',
    'email',
    'companyPhone',
    'businessType',
    'totalEmployees',
    'country',
    'requestID',
  ],
};

function portalPages({ ids }: Known): string[] {
  const {
    businessID: business = '',
    productID: product = '',
    userID: person = '',
    postID: post = '',
    groupID: group = '',
  } = ids;
  const texts = pages.filter(({ textsOnly }) => textsOnly);
  // Pages of texts take nothing from what is asked for: some stand for all.
  const some = pages.filter((page) => !page.textsOnly || texts.indexOf(page) % 6 === 0);
  return [
    ...some.map((page) => exampleAddress(page, { business, product, person, post, group })),
    '/theme',
    '/page-view',
    '/shown-results',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-businesses.xml',
    '/manifest.webmanifest',
    '/feed/tips.xml',
    '/offline',
    '/favicon.svg',
  ];
}

/** Paths built from what stands in them. */
const portalPlaces = [
  '/',
  ...new Set(pages.flatMap(({ route }) => /^.*?(?=:)/.exec(route) ?? [])),
  '/countries/buyers/',
  '/industry-panel/',
  '/picture/cover/',
  '/picture/',
  '/share/',
  '/feed/',
  '/assets/',
  '/files/',
  '/files/7f9c24e8-3b0a-4f6e-9c1d-2b8a5e6f7a10/',
  '/api/v1/',
  '/api/v1/docs/',
  '/internal/',
];
const accountPlaces = [
  '/',
  '/security/',
  '/assets/',
  '/auth/',
  '/auth/passkey/',
  '/.well-known/',
  '/internal/',
];
const apiPlaces = [
  '/',
  '/api/',
  '/api/v1/',
  '/api/v1/docs/',
  '/api/v1/docs/static/',
  '/files/',
  '/internal/',
];

/** Every page with odd addresses, queries and bodies; of the account service as visitor and as somebody who is logged in. */
export function pageCases(known: Known): HostileCase[] {
  const loggedIn = [...[['Cookie', known.cookies] as const], html];
  const pages = [
    ...portalPages(known).map((path) => ({ service: 'portal' as const, path, headers: [html] })),
    ...['/', '/keep-account', ...accountAddresses].map((path) => ({
      service: 'accounts' as const,
      path,
      headers: [html],
    })),
    ...['/security/export', ...securityAddresses].map((path) => ({
      service: 'accounts' as const,
      path,
      headers: loggedIn,
    })),
  ];
  const places = [
    ...portalPlaces.map((place) => ({ service: 'portal' as const, place })),
    ...accountPlaces.map((place) => ({ service: 'accounts' as const, place })),
    ...apiPlaces.map((place) => ({ service: 'api' as const, place })),
  ];
  return [
    ...places.flatMap(({ service, place }) =>
      oddAddressParts.flatMap(([what, part], nth) =>
        [[part, `${part}/x`, `${part}.data`][nth % 3] ?? part].map((end) => ({
          family: 'page: path',
          what: `${place} ${what}`,
          service,
          bytes: request({ path: place + end, headers: [html] }),
        })),
      ),
    ),
    ...pages.flatMap(({ service, path, headers }, at) =>
      parameters[service].flatMap((name, nth) =>
        oddAddressParts
          // Some of them for each parameter of each page, others for the next.
          .filter((_, odd) => (odd + 5 * nth + at) % 11 === 0)
          .map(([what, part]) => ({
            family: 'page: query',
            what: `${path} ${name}: ${what}`,
            service,
            bytes: request({ path: `${path}?${name}=${part}&${name}=x`, headers }),
          })),
      ),
    ),
    ...pages.flatMap(({ service, path, headers }) =>
      oddBodies.flatMap(([what, type, body]) => ({
        family: 'page: body',
        what: `${path}: ${what}`,
        service,
        bytes: request({
          method: 'POST',
          path,
          headers: [...headers, ...(type === undefined ? [] : [['Content-Type', type] as const])],
          body,
        }),
      })),
    ),
    ...formCases(known),
  ];
}

function formCases(known: Known): HostileCase[] {
  return Object.entries(forms).flatMap(([path, fields]) => {
    const service: Service = path === '/contact-us/form' ? 'portal' : 'accounts';
    const cookies = path.startsWith('/security') ? [['Cookie', known.cookies] as const] : [];
    const type = ['Content-Type', 'application/x-www-form-urlencoded'] as const;
    return fields.flatMap((name) =>
      oddTexts.map(([what, text]) => ({
        family: 'page: form',
        what: `${path} ${name}: ${what}`,
        service,
        bytes: request({
          method: 'POST',
          path,
          headers: [html, type, ...cookies],
          body: fields.map((each) => `${each}=${each === name ? inAddress(text) : 'MX'}`).join('&'),
        }),
      })),
    );
  });
}
