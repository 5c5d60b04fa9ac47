/**
 * The content security policy of a page: own files only, no inline style, inline scripts that bear the page's mark; forms
 * lead to us and from here back to the portal.
 */
export function contentPolicy(portalOrigin: string, ownOrigin: string, nonce: string): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${portalOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(ownOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
