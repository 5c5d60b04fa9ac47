interface Origins {
  origin: string;
  accountsOrigin: string;
  /** Where files are sent to, when that is a store of its own. */
  storeOrigin?: string | undefined;
}

/**
 * The content security policy of a page: own files only, no inline style, inline scripts by their hashes, so that it can
 * be cached with its page; connections and forms may also go to the account service. A picture somebody has chosen is shown
 * before it is sent (`blob:`).
 */
export function contentPolicy(
  { accountsOrigin, origin, storeOrigin }: Origins,
  scripts: readonly string[],
): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' blob:",
    "media-src 'self'",
    ["connect-src 'self'", accountsOrigin, storeOrigin].filter(Boolean).join(' '),
    `form-action 'self' ${accountsOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
