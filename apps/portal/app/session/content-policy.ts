/**
 * The content security policy of a page: own files only, no inline style, inline scripts by their hashes, so that it can
 * be kept with its page; connections and forms may also go to the account service.
 */
export function contentPolicy(
  { accountsOrigin, origin }: { accountsOrigin: string; origin: string },
  scripts: readonly string[],
): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${accountsOrigin}`,
    `form-action 'self' ${accountsOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
