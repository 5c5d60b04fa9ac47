/** The header by which an answer made for somebody says that their token does not count. */
export const refusalHeader = 'www-authenticate';

/** @param name as the API names it: `TokenExpiredError` */
export function refusalOf(name: string): string {
  return `wbn-auth error="${name}"`;
}

/** What the API named the refusal of the token; undefined for every other answer. */
export function refusalIn({ status, headers }: Pick<Response, 'status' | 'headers'>): string | undefined {
  if (status !== 401) return undefined;
  return /^wbn-auth error="(\w+)"$/.exec(headers.get(refusalHeader) ?? '')?.[1];
}
