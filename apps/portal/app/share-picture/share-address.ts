import { type ShownLanguage, shownLanguage } from '@kontor/web/language';
import { pages } from '../page/declared-pages.ts';
import { pathPattern } from '../page/find-page.ts';

const home = '/home';
/** Pages that have pictures. Others are not even asked for theirs: making some of them costs much. */
const shared = pages.filter(({ sharePicture }) => sharePicture).map((page) => pathPattern(page, 'shared'));

/** What the address of a picture says. */
export interface ShareAddress {
  /** Path and query of the page it is of. */
  page: string;
  language: ShownLanguage;
  /** The content it had when the address was made; the picture is as the page is now, whatever stands here. */
  version: string | null;
}

/** `/share/industries.png?lang=es&v=…` for `/industries`: a changed picture has another address. */
export function shareAddress({ page, language, version }: ShareAddress): string {
  const { pathname, searchParams } = new URL(page, 'http://portal');
  searchParams.set('lang', language);
  if (version !== null) searchParams.set('v', version);
  return `/share${pathname === '/' ? home : pathname}.png?${searchParams}`;
}

/** Undefined for an address that is no page's picture. */
export function readShareAddress(address: string): ShareAddress | undefined {
  const url = URL.parse(address, 'http://portal');
  const named = url && /^\/share(\/.+)\.png$/.exec(url.pathname)?.[1];
  if (!named) return undefined;
  const path = named === home ? '/' : named;
  if (!shared.some((pattern) => pattern.test(path))) return undefined;
  const { searchParams } = url;
  const [language, version] = [shownLanguage(searchParams.get('lang')) ?? 'en', searchParams.get('v')];
  searchParams.delete('lang');
  searchParams.delete('v');
  return { page: searchParams.size > 0 ? `${path}?${searchParams}` : path, language, version };
}
