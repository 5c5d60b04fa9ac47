/** The value of a cookie in a Cookie header or in `document.cookie`; undefined when it is not there. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

const year = 365 * 24 * 60 * 60;

/**
 * A choice of the visitor's that is stored for a year, readable by the page; an empty value forgets it. Where the
 * origin is one of https, browsers send it over secure connections alone.
 */
export function preferenceCookie(name: string, value: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${value ? year : 0}; SameSite=Lax${secure}`;
}
