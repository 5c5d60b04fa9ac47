import { languageOf } from '@kontor/contract';
import { cookieValue } from '@kontor/web/cookie';
import { languageCookie, type ShownLanguage, shownLanguage } from '@kontor/web/language';

/** `?lang=` is a language's own address; the bare path follows the cookie, then Accept-Language; else English. */
export function chooseLanguage(request: Request): ShownLanguage {
  const { searchParams } = new URL(request.url);
  return (
    shownLanguage(searchParams.get('lang')) ??
    shownLanguage(cookieValue(request.headers.get('cookie'), languageCookie)) ??
    languageOf(request.headers.get('accept-language') ?? undefined)
  );
}
