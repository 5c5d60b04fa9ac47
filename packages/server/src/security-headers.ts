const aYear = 31_536_000;

/** What an answer of ours may load or do when it brings no policy of its own: nothing. */
const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer, error answers included; a route that needs another value sets it. */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': nothingAllowed,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${aYear}; includeSubDomains` }
      : {}),
  };
}
