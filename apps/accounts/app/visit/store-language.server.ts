import { cookieValue, preferenceCookie } from '@kontor/web/cookie';
import { languageCookie } from '@kontor/web/language';
import type { MiddlewareFunction } from 'react-router';
import { pageContext } from './page-context.ts';

/** A language asked for by address is remembered, in the browser and in the account of whoever is signed in. */
export const storeLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { visit, accounts, verbs, report } = context.get(pageContext);
  const { language } = visit;
  const response = await next();
  const asked = new URL(request.url).searchParams.get('lang') === language;
  if (asked && cookieValue(request.headers.get('cookie'), languageCookie) !== language) {
    const { ACCOUNTS_ORIGIN } = accounts.settings;
    response.headers.append('set-cookie', preferenceCookie(languageCookie, language, ACCOUNTS_ORIGIN));
    await verbs.storeLanguage(accounts, visit).catch((error) => report(error, 'a language was not stored'));
  }
  return response;
};
