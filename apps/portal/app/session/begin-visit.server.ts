import { changesHeardHeader, createClient, pageCallHeader, sessionHeader } from '@kontor/contract';
import { cookieValue, preferenceCookie } from '@kontor/web/cookie';
import { languageCookie } from '@kontor/web/language';
import { themeCookie, themeNamed } from '@kontor/web/theme';
import type { MiddlewareFunction } from 'react-router';
import { textsIn } from '../language/catalogues.server.ts';
import { chooseLanguage } from '../language/choose-language.server.ts';
import { pageOfRoute } from '../page/find-page.ts';
import { answering } from './answering.server.ts';
import { settingsContext, tagsContext, visitContext } from './page-context.ts';
import { tagging } from './tagging.server.ts';
import { refusalHeader, refusalOf } from './token-refusal.ts';

/**
 * Finds out language and theme of a visit and creates its API client. A language in the address is stored in a cookie. Answers
 * to forms, and answers for a person, are never cached.
 */
export const beginVisit: MiddlewareFunction<Response> = async ({ request, pattern, context }, next) => {
  const { apiUrl, origin } = context.get(settingsContext);
  const cookies = request.headers.get('cookie');
  const language = chooseLanguage(request);
  const headers = onBehalfOf(request);
  const forAll = createClient({ baseUrl: apiUrl, language, headers });
  const token = tokenOf(request, pattern);
  const client =
    token === undefined
      ? forAll
      : createClient({ baseUrl: apiUrl, language, headers: { ...headers, [sessionHeader]: token } });
  let refused: string | undefined;
  context.set(visitContext, {
    language,
    theme: themeNamed(cookieValue(cookies, themeCookie)),
    i18n: textsIn(language),
    call: answering(tagging(client, context.get(tagsContext)), {
      signal: request.signal,
      onRefused: (name) => {
        refused = name;
      },
    }),
    callForAll: answering(forAll),
  });
  const response = await next();
  if (token !== undefined) {
    response.headers.append('vary', sessionHeader);
    if (refused) response.headers.set(refusalHeader, refusalOf(refused));
  }
  // The result of a form is for who sent it.
  if (token !== undefined || request.method === 'POST')
    response.headers.set('cache-control', 'private, no-store');
  const asked = new URL(request.url).searchParams.get('lang') === language;
  // What caches keep for all carries nobody's cookie.
  const isForAll = response.headers.get('cache-control')?.includes('public') ?? false;
  if (asked && !isForAll && cookieValue(cookies, languageCookie) !== language) {
    response.headers.append('set-cookie', preferenceCookie(languageCookie, language, origin));
  }
  return response;
};

/**
 * The token to call the API with, for forms and for `personal` pages. The API checks it. All other pages are rendered as for a
 * visitor, whoever asks.
 */
function tokenOf({ method, headers }: Request, pattern: string): string | undefined {
  if (method === 'GET' && !pageOfRoute(pattern)?.personal) return undefined;
  return headers.get(sessionHeader) ?? undefined;
}

/** Whom the api is called for, as the portal's server found out; it counts visitors and follows a request by its id. */
function onBehalfOf({ headers }: Request): Record<string, string> {
  const address = headers.get('x-forwarded-for');
  const id = headers.get('x-request-id');
  const heard = headers.get(changesHeardHeader);
  return {
    [pageCallHeader]: '1',
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...(id ? { 'x-request-id': id } : {}),
    ...(heard ? { [changesHeardHeader]: heard } : {}),
  };
}
