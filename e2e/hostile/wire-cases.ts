import type { Known } from './known.ts';
import { type HostileCase, request, type Service } from './requests.ts';
import { oddTexts } from './values.ts';

interface Target {
  service: Service;
  path: string;
}

function targetsOf({ ids }: Known, assets: Readonly<Record<'portal' | 'accounts', string>>): Target[] {
  return [
    { service: 'portal', path: '/' },
    { service: 'portal', path: `/business/x-${ids.businessID}` },
    { service: 'portal', path: '/search-result?search=pump' },
    { service: 'portal', path: '/api/v1/business/profile/latest' },
    { service: 'portal', path: '/favicon.svg' },
    { service: 'portal', path: assets.portal },
    { service: 'portal', path: `/picture/cover/${ids.businessID}.svg` },
    { service: 'api', path: '/api/v1/business/profile/latest' },
    { service: 'api', path: '/api/v1/user/profile' },
    { service: 'api', path: '/files/7f9c24e8-3b0a-4f6e-9c1d-2b8a5e6f7a10/320.webp' },
    { service: 'accounts', path: '/login' },
    { service: 'accounts', path: '/security' },
    { service: 'accounts', path: '/check-token' },
    { service: 'accounts', path: assets.accounts },
  ];
}

const names = [
  ...[
    'Accept',
    'Accept-Language',
    'Accept-Encoding',
    'Cookie',
    'Range',
    'If-Range',
    'If-None-Match',
    'If-Match',
  ],
  ...[
    'If-Modified-Since',
    'If-Unmodified-Since',
    'Origin',
    'Referer',
    'User-Agent',
    'X-Forwarded-For',
    'Forwarded',
  ],
  ...[
    'X-Forwarded-Host',
    'X-Request-Id',
    'wbn-auth',
    'Authorization',
    'Sec-Fetch-Site',
    'Last-Event-Id',
    'X-Page-Call',
  ],
  ...[
    'Content-Type',
    'Host',
    'Connection',
    'Expect',
    'Upgrade',
    'TE',
    'Trailer',
    'Keep-Alive',
    'Cache-Control',
  ],
  ...['X-Http-Method-Override', 'X-Internal-Token', 'X-Visitor-Address', 'Access-Control-Request-Method'],
];

/** What a header may hold as bytes; line ends would begin another one. */
const headerTexts = oddTexts
  .filter(([, text]) => !/[\r\n\ud800-\udfff]/.test(text))
  .filter(([what]) => !['long word of blanks', 'blank', 'empty'].includes(what));

const special: Readonly<Record<string, readonly string[]>> = {
  Range: [
    'bytes=9999999999-',
    'bytes=5-1',
    'bytes=-0',
    'bytes=0-0,1-1,2-2',
    `bytes=${Array.from({ length: 500 }, (_, nth) => `${nth}-${nth}`).join(',')}`,
    'bytes=99999999999999999999999-',
    'bytes=a-b',
    'items=0-1',
    'bytes',
    'bytes=-99999999',
  ],
  'Accept-Language': [
    `${'en-'.repeat(2_000)}en`,
    Array.from({ length: 500 }, (_, nth) => `x${nth};q=0.${nth}`).join(','),
    'zh;q=1e400,en;q=NaN',
    '*;q=-1,;;;,=',
    '__proto__',
  ],
  Cookie: [
    `lang=${'x'.repeat(9_000)}`,
    Array.from({ length: 900 }, (_, nth) => `c${nth}=${nth}`).join('; '),
    'lang=__proto__; theme=constructor; lang=%00; lang=%ED%A0%80',
    '=; ;;; lang; =lang; lang=',
    'kontor.session_token=x.y; kontor.session_token=%00.%ED%A0%80',
    '__Secure-kontor.session_token=; kontor.two_factor=%zz',
  ],
  'wbn-auth': ['a.b.c', 'eyJhbGciOiJub25lIn0.e30.', `${'e30'.repeat(3_000)}`, '..', 'undefined'],
  'If-None-Match': ['*', '"', '"x", W/"y",,', `"${'x'.repeat(4_000)}"`],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'Tue, 01 Jan +275761 00:00:00 GMT', '0'],
  'Accept-Encoding': ['br;q=0,gzip;q=0,identity;q=0', '*;q=0', 'x'.repeat(2_000)],
  Host: ['', 'a b', 'localhost:99999', '[::1', 'evil.example', 'a@b', '..', 'x'.repeat(1_000)],
  Origin: ['null', 'https://evil.example', 'file://', '://', `https://${'x'.repeat(3_000)}`],
  'X-Forwarded-For': ['127.0.0.1', '::1', 'unknown', '1.2.3.4.5', `${'1.2.3.4, '.repeat(1_000)}1.1.1.1`],
  Authorization: ['Basic Og==', 'Bearer ', 'Digest username="x"'],
};

/** Every header with odd values, at what answers in each of its ways. */
export function headerCases(
  known: Known,
  assets: Readonly<Record<'portal' | 'accounts', string>>,
): HostileCase[] {
  return targetsOf(known, assets).flatMap(({ service, path }, at) =>
    names.flatMap((name, nth) => [
      ...headerTexts
        .filter((_, odd) => (odd + at + nth) % 8 === 0)
        .map(([what, text]) => ({
          family: 'header',
          what: `${path} ${name}: ${what}`,
          service,
          bytes: request({ path, headers: [[name, text]] }),
        })),
      ...(special[name] ?? []).map((value) => ({
        family: 'header',
        what: `${path} ${name}: ${value.slice(0, 60)}`,
        service,
        bytes: request({ path, headers: [[name, value]] }),
      })),
    ]),
  );
}

const methods = [
  ...[
    'HEAD',
    'OPTIONS',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'SEARCH',
    'QUERY',
    'LINK',
  ],
  ...['M-SEARCH', 'PURGE', 'get', 'GETT', 'G\u0000T', 'X'.repeat(500), '""', 'GET GET'],
];

/** Methods nobody expects, with and without a body. */
export function methodCases(
  known: Known,
  assets: Readonly<Record<'portal' | 'accounts', string>>,
): HostileCase[] {
  return targetsOf(known, assets).flatMap(({ service, path }) =>
    methods.flatMap((method) =>
      [undefined, '{}'].map((body) => ({
        family: 'method',
        what: `${method.slice(0, 20)} ${path}`,
        service,
        bytes: request({ method, path, ...(body ? { body } : {}) }),
      })),
    ),
  );
}

const second = 'GET /internal/changes HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const chunks = '2\r\n{}\r\n0\r\n\r\n';

/** Framing that two servers could read in two ways. */
const framings: readonly (readonly [what: string, headers: readonly string[], body: string])[] = [
  ['length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], chunks + second],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 40'], `{}${second}`],
  ['two lengths in one', ['Content-Length: 2, 2'], `{}${second}`],
  ['signed length', ['Content-Length: +2'], `{}${second}`],
  ['negative length', ['Content-Length: -2'], second],
  ['endless length', ['Content-Length: 99999999999999999999'], '{}'],
  ['folded length', ['Content-Length:', ' 2'], `{}${second}`],
  ['folded header', ['X-A: a', ' b', 'Content-Length: 2'], `{}${second}`],
  ['blank before colon', ['Content-Length : 2'], `{}${second}`],
  ['no colon', ['Content-Length 2'], `{}${second}`],
  ['other coding', ['Transfer-Encoding: gzip, chunked, identity'], chunks + second],
  ['coding with a tab', ['Transfer-Encoding:\tchunked'], chunks],
  ['coding in capitals', ['TRANSFER-ENCODING: CHUNKED'], chunks],
  ['chunk of another length', ['Transfer-Encoding: chunked'], '9\r\n{}\r\n0\r\n\r\n'],
  ['chunk of no length', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'],
  ['chunk with extensions', ['Transfer-Encoding: chunked'], `2;${'a=b;'.repeat(100)}\r\n{}\r\n0\r\n\r\n`],
  [
    'chunk with endless extensions',
    ['Transfer-Encoding: chunked'],
    `2;${'a'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'trailers',
    ['Transfer-Encoding: chunked', 'Trailer: X-Forwarded-For'],
    '2\r\n{}\r\n0\r\nX-Forwarded-For: 1.1.1.1\r\n\r\n',
  ],
  ['NUL in a header', ['X-A: \u0000', 'Content-Length: 2'], '{}'],
  ['bare line feeds', ['X-A: 1\nX-B: 2', 'Content-Length: 2'], '{}'],
  ['many headers', Array.from({ length: 1_500 }, (_, nth) => `X-${nth}: 1`), ''],
  ['a header of 30,000 bytes', [`X-A: ${'x'.repeat(30_000)}`], ''],
];

const firstLines = [
  'GET',
  'GET /',
  'GET / HTTP/9.9',
  'GET / HTTP/1.1 x',
  'GET  /  HTTP/1.1',
  'GET\t/\tHTTP/1.1',
  '/ GET HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET http://localhost HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'GET //evil.example/%2e%2e HTTP/1.1',
  'GET /\\evil.example HTTP/1.1',
  'GET ?a=b HTTP/1.1',
  'GET #a HTTP/1.1',
  'GET /#a HTTP/1.1',
  'GET /\u00e9 HTTP/1.1',
  'GET /\u0000 HTTP/1.1',
  'GET /\u007f HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
  'PRI * HTTP/2.0',
  `GET /${'a'.repeat(15_000)} HTTP/1.1`,
  `GET /?${'a=1&'.repeat(200)} HTTP/1.1`,
  `GET /${'../'.repeat(500)} HTTP/1.1`,
  `GET /${'%2e%2e/'.repeat(300)} HTTP/1.1`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'SSH-2.0-OpenSSH_9.6',
];

const framedAt: readonly Target[] = [
  { service: 'portal', path: '/' },
  { service: 'portal', path: '/contact-us/form' },
  { service: 'portal', path: '/api/v1/search/business' },
  { service: 'api', path: '/api/v1/search/business' },
  { service: 'api', path: '/internal/changes' },
  { service: 'accounts', path: '/login' },
  { service: 'accounts', path: '/get-session' },
];

/** Bytes that are hardly a request, or more than one. */
export function framingCases(): HostileCase[] {
  const framed = framedAt.flatMap(({ service, path }) =>
    framings.flatMap(([what, headers, body]) =>
      ['POST', 'GET'].map((method) => ({
        family: 'framing',
        what: `${method} ${path}: ${what}`,
        service,
        bytes: Buffer.from(
          [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join(
            '\r\n',
          ),
          'latin1',
        ),
      })),
    ),
  );
  const first = (['portal', 'api', 'accounts'] as const).flatMap((service) =>
    firstLines.map((line) => ({
      family: 'first line',
      what: line.slice(0, 60),
      service,
      bytes: Buffer.from(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'),
    })),
  );
  return [...framed, ...first];
}
