import { HtmlDocument } from '@kontor/web/document';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useRouteError, useRouteLoaderData } from 'react-router';
import { countryName } from './portal-country.ts';
import { beginVisit } from './session/begin-visit.server.ts';
import { settingsContext, visitContext } from './session/page-context.ts';
import { industryTree } from './session/reference.server.ts';
import { refuseUnknownPath } from './shell/refuse-unknown-path.server.ts';
import { Shell } from './shell/shell.tsx';
import { unknownPathIn } from './shell/unknown-path.tsx';

export const middleware = [beginVisit, refuseUnknownPath];

export { fontLinks as links } from '@kontor/web/document';

/** What every page shows around itself; it does not change while the visitor walks from page to page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { country, origin, accountsOrigin } = context.get(settingsContext);
  const { language, theme } = context.get(visitContext);
  const tree = await industryTree(context);
  return {
    country: { code: country, name: countryName(country, language) },
    origin,
    accountsOrigin,
    language,
    theme,
    industries: tree.map(({ key, name }) => ({ key, name })),
  };
}

/** Each page says its own; this is for paths that are none of ours. */
export const meta: MetaFunction<typeof loader> = ({ error }) => unknownPathIn(error)?.unknownPath;

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const portal = useRouteLoaderData<typeof loader>('root');
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

export { WholePageError as ErrorBoundary } from './shell/page-error.tsx';
