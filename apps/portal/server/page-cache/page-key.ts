import type { IncomingHttpHeaders } from 'node:http';
import { changesHeardHeader, sessionHeader } from '@kontor/contract';
import { cookieValue, preferenceCookie } from '@kontor/web/cookie';
import { languageCookie, type ShownLanguage, shownLanguage } from '@kontor/web/language';
import { type Theme, themeCookie, themeNamed } from '@kontor/web/theme';
import { LRUCache } from 'lru-cache';
import { chooseLanguage } from '../../app/language/choose-language.server.ts';
import { pageAddress } from './page-address.ts';

/** All that a visitor's page depends on but the data; nothing else of a request reaches the making of a cached page. */
export interface PageKey {
  /** The whole of it as text. */
  text: string;
  /** Path and query. */
  address: string;
  language: ShownLanguage;
  theme: Theme | undefined;
}

export interface Wanted {
  key: PageKey;
  /** The cookie this visit is to get, since its address names a language. */
  cookie: string | undefined;
}

/**
 * What is asked for, when it is a page that is cached and is the same for whoever asks. A token makes a difference only where the
 * page tells people what it does not tell visitors.
 */
export function wantedPage(url: string, headers: IncomingHttpHeaders, origin: string): Wanted | undefined {
  if (headers.authorization !== undefined) return undefined;
  const named = pageAddress(url);
  if (!named || (named.personal && headers[sessionHeader] !== undefined)) return undefined;
  const cookies = headers.cookie ?? null;
  const asked = shownLanguage(named.lang);
  const remembered = cookies && cookieValue(cookies, languageCookie);
  const language = asked ?? languageFor(remembered, headers['accept-language']);
  const theme = themeNamed(cookies ? cookieValue(cookies, themeCookie) : undefined);
  const address = asked ? withLanguage(named.address, asked) : named.address;
  return {
    key: { text: `${language} ${theme ?? '-'} ${address}`, address, language, theme },
    cookie: asked && remembered !== asked ? preferenceCookie(languageCookie, asked, origin) : undefined,
  };
}

/** What a page does not follow from: whom the api counts its calls for, and the request they belong to. */
const ofTheVisit = ['x-forwarded-for', 'x-request-id'];

/**
 * The request from which the page of a key is made, for the first of those who ask.
 * @param heard the last change that was heard: answers that hold since then will do
 */
export function requestFor(
  { address, language, theme }: PageKey,
  origin: string,
  { visit, heard, signal }: { visit: IncomingHttpHeaders; heard: string | undefined; signal: AbortSignal },
): Request {
  const cookies = [`${languageCookie}=${language}`, ...(theme ? [`${themeCookie}=${theme}`] : [])];
  const headers = new Headers({ cookie: cookies.join('; '), 'accept-language': language });
  for (const name of ofTheVisit) {
    const value = visit[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  if (heard !== undefined) headers.set(changesHeardHeader, heard);
  return new Request(origin + address, { headers, signal });
}

function withLanguage(address: string, language: ShownLanguage): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

const chosen = new LRUCache<string, ShownLanguage>({ max: 1_000 });

/** The language of a page whose address names none; browsers of the same kind all send the same header. */
function languageFor(remembered: string | null | undefined, accepted: string | undefined): ShownLanguage {
  const known = remembered && shownLanguage(remembered);
  if (known) return known;
  const header = accepted ?? '';
  let language = chosen.get(header);
  if (!language) {
    const request = new Request('http://localhost/', { headers: { 'accept-language': header } });
    language = chooseLanguage(request);
    if (header.length < 200) chosen.set(header, language);
  }
  return language;
}
