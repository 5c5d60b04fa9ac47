import { cookieValue } from '@kontor/web/cookie';
import { themeCookie, themeNamed } from '@kontor/web/theme';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from './page-context.ts';

/** What every page knows: language and way back go along in every link and form. */
export function loadVisit({ request, context }: LoaderFunctionArgs) {
  const { accounts, visit, back, next } = context.get(pageContext);
  const { PORTAL_ORIGIN, PORTAL_COUNTRY } = accounts.settings;
  return {
    language: visit.language,
    theme: themeNamed(cookieValue(request.headers.get('cookie'), themeCookie)),
    portal: PORTAL_ORIGIN,
    country: PORTAL_COUNTRY,
    countryName:
      new Intl.DisplayNames(visit.language, { type: 'region' }).of(PORTAL_COUNTRY) ?? PORTAL_COUNTRY,
    back,
    next,
  };
}
