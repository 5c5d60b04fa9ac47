import { useHydrationMark } from '@kontor/ui';
import { firstFonts } from '@kontor/ui/style';
import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { themeCookie, themeNamed } from './shell/theme.ts';
import { addHeaders } from './visit/answer-headers.server.ts';
import { cookieValue } from './visit/cookie.ts';
import { keepLanguage } from './visit/keep-language.server.ts';
import { pageContext } from './visit/page-context.ts';

export const middleware = [addHeaders, keepLanguage];

export const links: LinksFunction = () =>
  firstFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));

/** What every page knows: language and way back go along in every link and form. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { accounts, visit, back, next } = context.get(pageContext);
  const { PORTAL_ORIGIN, PORTAL_COUNTRY } = accounts.settings;
  return {
    language: visit.language,
    theme: themeNamed(cookieValue(request.headers.get('cookie'), themeCookie)),
    portal: PORTAL_ORIGIN,
    country: PORTAL_COUNTRY,
    back,
    next,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const visit = useRouteLoaderData<typeof loader>('root');
  useHydrationMark();
  return (
    <html lang={i18n.locale} data-theme={visit?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#10282e" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Forms stand in the middle of their side: half of one would jump, so nothing is painted before the foot is here. */}
        <link rel="expect" href="#foot" blocking="render" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    // A page the browser brings back as it was left may show what has changed, or be of somebody who has left.
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', readAgain);
    return () => removeEventListener('pageshow', readAgain);
  }, []);
  return <Outlet />;
}

export { WholePageError as ErrorBoundary } from './shell/page-error.tsx';
