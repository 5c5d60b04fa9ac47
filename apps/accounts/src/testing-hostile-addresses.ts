/** What people who want to lead others elsewhere write into `continue`: none of it is an address of the portal. */
export function hostileAddresses(portal: string): string[] {
  const { host, hostname } = new URL(portal);
  const evil = 'evil.example';
  const schemes = [
    'javascript',
    'JaVaScRiPt',
    'data',
    'vbscript',
    'blob',
    'file',
    'ftp',
    'ws',
    'wss',
    'mailto',
    'tel',
  ];
  const more = [
    'view-source',
    'about',
    'intent',
    'chrome',
    'jar',
    'feed',
    'filesystem',
    'android-app',
    'ms-word',
    'x',
  ];
  const blanks = ['', ' ', '\t', '\n', '\r', '\u0000', '\u0001', '\u001f'];
  const slashes = [
    '//',
    '\\\\',
    '/\\',
    '\\/',
    '///',
    '////',
    '\\\\\\',
    '/\t/',
    '/\n/',
    '/\r/',
    '\t//',
    '\\\t\\',
  ];
  const dots = ['。', '．', '｡'];
  return [
    ...slashes.flatMap((slash) => blanks.map((blank) => `${blank}${slash}${evil}`)),
    ...slashes.map((slash) => `${slash}${host}@${evil}`),
    ...slashes.flatMap((slash) =>
      ['https', 'http', 'ftp'].map((scheme) => `${scheme}:${slash}${evil}/${host}`),
    ),
    ...[...schemes, ...more].map((scheme) => `${scheme}:alert(1)`),
    ...[...schemes, ...more].map((scheme) => `${scheme}://${host}/`),
    ...[...schemes, ...more].map((scheme) => ` ${scheme}:${portal}/`),
    ...[...schemes, ...more].map((scheme) => `${scheme}:${evil}`),
    ...blanks.slice(2, 5).map((blank) => `java${blank}script:alert(1)`),
    ...blanks.slice(2, 5).map((blank) => `ht${blank}tps://${evil}/`),
    ...[
      `${host}.${evil}`,
      `${host}@${evil}`,
      `${host}:@${evil}`,
      `${host}%40@${evil}`,
      `x${host}`,
      `${evil}#${host}`,
    ].map((place) => `https://${place}/`),
    ...[
      `${evil}?${host}`,
      `${evil}/${host}`,
      `${evil}\\@${host}`,
      `${evil}\\${host}`,
      `${evil}:443/@${host}`,
    ].map((place) => `https://${place}`),
    ...['user', 'user:secret', ':secret', '%20', 'https', `${evil}:443`, 'a@b'].map(
      (who) => `https://${who}@${host}/`,
    ),
    ...[1, 80, 444, 8080, 8443, 65_535].map((port) => `https://${hostname}:${port}/`),
    ...['http', 'ws', 'wss', 'ftp'].flatMap((scheme) =>
      ['', ':443', ':80'].map((port) => `${scheme}://${hostname}${port}/`),
    ),
    ...dots.map((dot) => `https://${hostname}${dot}${evil}/`),
    ...dots.map((dot) => `https://${hostname.replaceAll('.', dot)}${dot}${evil}/`),
    ...dots.map((dot) => `//${evil.replace('.', dot)}/`),
    ...['', '.', 'www.', 'mx2.', 'es.', 'accounts.', 'xn--mx-.'].map(
      (part) => `https://${part}${hostname.slice(3)}x/`,
    ),
    ...[
      'kontor.example',
      'www.kontor.example',
      'us.kontor.example',
      'accounts.kontor.example',
      'mx.kontor.example.',
    ].map((place) => `https://${place}/`),
    ...[
      'mx.kоntor.example',
      'mx.kontor.examp1e',
      'mxkontor.example',
      'mx-kontor.example',
      'mx.kontor.exampIe.co',
    ].map((place) => `https://${place}/`),
    ...[
      '127.0.0.1',
      '[::1]',
      '0x7f.1',
      '2130706433',
      '017700000001',
      '[::ffff:127.0.0.1]',
      'localhost',
      '169.254.169.254',
    ].map((place) => `http://${place}/`),
    ...[
      '[::1',
      'https://[',
      'https://%',
      'https://%00',
      'https://a b/',
      'https://<>/',
      'https://^',
      'https://|/',
      'https://:80/',
    ].map((broken) => (broken.startsWith('[') ? `https://${broken}` : broken)),
    ...['%', '\u0000', '\u0000.', '\uD800', '\u202e', '\u200b@'].map(
      (odd) => `https://${hostname}${odd}${evil}/`,
    ),
    ...[
      'text/html,<script>alert(1)</script>',
      'text/html;base64,PHNjcmlwdD4=',
      ',x',
      'image/svg+xml,<svg onload=alert(1)>',
    ].map((content) => `data:${content}`),
    `${portal}/${'x'.repeat(3_000)}`,
    `/${'x'.repeat(2_001)}`,
    'x'.repeat(2_001),
    '',
  ];
}
