import { createClient } from '@kontor/contract';
import type { MiddlewareFunction } from 'react-router';
import { textsIn } from '../language/catalogues.server.ts';
import { chooseLanguage } from '../language/choose-language.server.ts';
import { languageCookie } from '../language/language.ts';
import { themeCookie, themeNamed } from '../shell/theme.ts';
import { answering } from './answering.server.ts';
import { cookieValue, preferenceCookie } from './cookie.ts';
import { settingsContext, visitContext } from './page-context.ts';

/** Finds out language and theme of a visit and makes its API client; a language asked for by address is remembered. */
export const beginVisit: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { apiUrl } = context.get(settingsContext);
  const cookies = request.headers.get('cookie');
  const language = chooseLanguage(request);
  const client = createClient({ baseUrl: apiUrl, language });
  context.set(visitContext, {
    language,
    theme: themeNamed(cookieValue(cookies, themeCookie)),
    i18n: textsIn(language),
    call: answering(client, request.signal),
    callForAll: answering(client),
  });
  const response = await next();
  const asked = new URL(request.url).searchParams.get('lang') === language;
  if (asked && cookieValue(cookies, languageCookie) !== language) {
    response.headers.append('set-cookie', preferenceCookie(languageCookie, language));
  }
  return response;
};
