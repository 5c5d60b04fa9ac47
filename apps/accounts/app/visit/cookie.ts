/** The value of a cookie in a Cookie header; undefined when it is not there. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

const year = 365 * 24 * 60 * 60;

/** A choice that is kept for a year, under https on secure connections alone; an empty value forgets it. */
export function preferenceCookie(name: string, value: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${value ? year : 0}; SameSite=Lax${secure}`;
}

/** Headers that set what verbs gave as cookies. */
export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
