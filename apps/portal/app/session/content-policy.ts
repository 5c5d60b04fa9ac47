interface Origins {
  origin: string;
  accountsOrigin: string;
  /** Where files are sent to, when that is a store of its own. */
  storeOrigin?: string | undefined;
}

/** Whose scripts, frames and answers a page needs that takes cards. */
export interface CardOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/** Stripe's own origins, or those of a stand-in, which serves all of it itself. */
export function stripeOrigins(scripts: string): CardOrigins {
  if (scripts !== 'https://js.stripe.com')
    return { scripts: [scripts], frames: [scripts], connections: [scripts] };
  // Their parts come from names below that one (https://docs.stripe.com/security/guide#content-security-policy).
  const own = [scripts, 'https://*.js.stripe.com'];
  return {
    scripts: own,
    frames: [...own, 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  };
}

/**
 * The content security policy of a page: own files only, no inline style, inline scripts by their hashes, so that it can
 * be cached with its page; connections and forms may also go to the account service. A picture somebody has chosen is shown
 * before it is sent (`blob:`).
 * @param cards whom a page lets in beside that takes cards
 */
export function contentPolicy(
  { accountsOrigin, origin, storeOrigin }: Origins,
  scripts: readonly string[],
  cards: CardOrigins | null = null,
): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`), ...(cards?.scripts ?? [])].join(' '),
    "style-src 'self'",
    "img-src 'self' blob:",
    "media-src 'self'",
    ["connect-src 'self'", accountsOrigin, storeOrigin, ...(cards?.connections ?? [])]
      .filter(Boolean)
      .join(' '),
    ...(cards ? [["frame-src 'self'", ...cards.frames].join(' ')] : []),
    `form-action 'self' ${accountsOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
