/** What stands after it in a path is the secret of a link that was mailed, or of a feed. */
const beforeToken =
  /^((?:\/api\/v\d+)?\/(?:invitations|saved-search\/feed|(?:notifications\/)?unsubscribe)\/)[^/]+/;

/**
 * The path of an address. Query strings can hold what people typed, or a one-time code, and mailed links what they are used
 * by: they stay out of logs and messages.
 */
export function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(beforeToken, '$1[token]').slice(0, 200);
}

/**
 * Path and query of a request's target. HTTP/1.1 lets a client write the whole address, as it does for proxies; one that
 * names another host than the request stays as it is and is refused.
 */
export function ownPath(target: string, host: string | undefined): string {
  if (target.startsWith('/')) return target;
  const [, named, path] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(target) ?? [];
  if (named === undefined || named.toLowerCase() !== host?.toLowerCase()) return target;
  return path?.startsWith('/') ? path : `/${path}`;
}
