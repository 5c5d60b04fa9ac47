import { useHydrationMark } from '@kontor/ui';
import { firstFonts } from '@kontor/ui/style';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { beginVisit } from './session/begin-visit.server.ts';
import { loadPortal } from './session/load-portal.server.ts';
import { refuseUnknownPath } from './shell/refuse-unknown-path.server.ts';
import { Shell } from './shell/shell.tsx';
import { unknownPathIn } from './shell/unknown-path.tsx';

export const middleware = [beginVisit, refuseUnknownPath];

export const links: LinksFunction = () =>
  firstFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));

export const loader = ({ context }: LoaderFunctionArgs) => loadPortal(context);

/** Each page says its own; this is for paths that are none of ours. */
export const meta: MetaFunction<typeof loader> = ({ error }) => unknownPathIn(error)?.unknownPath;

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const portal = useRouteLoaderData<typeof loadPortal>('root');
  const unknown = unknownPathIn(useRouteError());
  useHydrationMark();
  return (
    <html lang={i18n.locale} data-theme={portal?.theme ?? unknown?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10282e" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${i18n.locale}`} />
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

export default Shell;

export { WholePageError as ErrorBoundary } from './shell/whole-page-error.tsx';
