import { HtmlDocument } from '@kontor/web/document';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useRouteError, useRouteLoaderData } from 'react-router';
import { beginVisit } from './session/begin-visit.server.ts';
import { loadPortal } from './session/load-portal.server.ts';
import { refuseUnknownPath } from './shell/refuse-unknown-path.server.ts';
import { Shell } from './shell/shell.tsx';
import { unknownPathIn } from './shell/unknown-path.tsx';

export const middleware = [beginVisit, refuseUnknownPath];

export { fontLinks as links } from '@kontor/web/document';

export const loader = ({ context }: LoaderFunctionArgs) => loadPortal(context);

/** Each page says its own; this is for paths that are none of ours. */
export const meta: MetaFunction<typeof loader> = ({ error }) => unknownPathIn(error)?.unknownPath;

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const portal = useRouteLoaderData<typeof loadPortal>('root');
  const unknown = unknownPathIn(useRouteError());
  return (
    <HtmlDocument
      theme={portal?.theme ?? unknown?.theme}
      head={
        <>
          <link rel="apple-touch-icon" href="/icon-192.png" />
          <link rel="manifest" href={`/manifest.webmanifest?lang=${i18n.locale}`} />
        </>
      }
    >
      {children}
    </HtmlDocument>
  );
}

export default Shell;

export { WholePageError as ErrorBoundary } from './shell/whole-page-error.tsx';
