import { BusinessList, countedPaths, ProductList } from '@kontor/contract';
import type { Reference } from '../reference/reference.ts';

/** What a page is about. */
export interface Subject {
  kind: 'page' | 'business' | 'product' | 'person';
  /** The id of a business, a product or a person; the path of other pages. */
  subject: string;
}

const kinds = { business: 'business', 'business-product': 'product', profile: 'person' } as const;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const fixed = new Set(countedPaths);
const lists: ReadonlySet<string> = new Set([...BusinessList.enum, ...ProductList.enum]);
/** Who is looked for by country, as the footer names them. */
const byCountry = /^\/countries\/(?:manufacturers|suppliers|retailers|buyers)(?:\/([A-Z]{2}))?$/;

/**
 * What the page at a path is about: its id at the end of the readable name, as in addresses. Undefined for no page of ours:
 * a path anybody makes up is no row.
 */
export function subjectOf(path: string, { countries }: Pick<Reference, 'countries'>): Subject | undefined {
  const [, first = '', second] = path.split('/');
  const kind = second && Object.hasOwn(kinds, first) ? kinds[first as keyof typeof kinds] : undefined;
  const id = kind && uuid.exec(second ?? '')?.[0];
  if (kind && id) return { kind, subject: id.toLowerCase() };
  return isOwnPath(path, countries) ? { kind: 'page', subject: path } : undefined;
}

function isOwnPath(path: string, countries: Reference['countries']): boolean {
  if (fixed.has(path)) return true;
  if (path.startsWith('/directory/')) return lists.has(path.slice('/directory/'.length));
  const named = byCountry.exec(path);
  return named !== null && (named[1] === undefined || countries.has(named[1]));
}
