import { createClient, pageCallHeader } from '@kontor/contract';
import { cookieValue, preferenceCookie } from '@kontor/web/cookie';
import { languageCookie } from '@kontor/web/language';
import { themeCookie, themeNamed } from '@kontor/web/theme';
import type { MiddlewareFunction } from 'react-router';
import { textsIn } from '../language/catalogues.server.ts';
import { chooseLanguage } from '../language/choose-language.server.ts';
import { answering } from './answering.server.ts';
import { settingsContext, tagsContext, visitContext } from './page-context.ts';
import { tagging } from './tagging.server.ts';

/** Finds out language and theme of a visit and makes its API client; a language asked for by address is remembered. */
export const beginVisit: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { apiUrl, origin } = context.get(settingsContext);
  const cookies = request.headers.get('cookie');
  const language = chooseLanguage(request);
  const client = createClient({ baseUrl: apiUrl, language, headers: onBehalfOf(request) });
  context.set(visitContext, {
    language,
    theme: themeNamed(cookieValue(cookies, themeCookie)),
    i18n: textsIn(language),
    call: answering(tagging(client, context.get(tagsContext)), request.signal),
    callForAll: answering(client),
  });
  const response = await next();
  const asked = new URL(request.url).searchParams.get('lang') === language;
  // What caches keep for all carries nobody's cookie.
  const isForAll = response.headers.get('cache-control')?.includes('public') ?? false;
  if (asked && !isForAll && cookieValue(cookies, languageCookie) !== language) {
    response.headers.append('set-cookie', preferenceCookie(languageCookie, language, origin));
  }
  return response;
};

/** Whom the api is called for, as the portal's server found out; it counts visitors and follows a request by its id. */
function onBehalfOf({ headers }: Request): Record<string, string> {
  const address = headers.get('x-forwarded-for');
  const id = headers.get('x-request-id');
  return {
    [pageCallHeader]: '1',
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...(id ? { 'x-request-id': id } : {}),
  };
}
