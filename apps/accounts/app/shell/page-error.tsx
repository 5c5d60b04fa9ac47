import { ErrorNote } from '@kontor/ui';
import logo from '@kontor/ui/art/logo-frame.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import './frame.css';
import './wide-frame.css';

/** In the place of a page that failed or is not there. */
export function WholePageError() {
  const { t } = useLingui();
  const error = useRouteError();
  // The root itself may be what failed.
  const portal = useRouteLoaderData<typeof loader>('root')?.portal;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const text = isMissing ? t`There is no page at this address` : t`This page could not be loaded`;
  return (
    <div className="a-wide-frame">
      <title>{`${text} | ${t`Kontor account`}`}</title>
      <header className="a-bar">
        <img src={logo} width="151" height="32" alt="Kontor" />
      </header>
      <main className="a-wide-main" id="main">
        <ErrorNote as="h1" text={text}>
          <p>
            {isMissing ? (
              <Trans>It may have moved, or the address has a mistake.</Trans>
            ) : (
              <Trans>Please try again in a moment.</Trans>
            )}
          </p>
        </ErrorNote>
        {portal ? (
          <p className="a-ways">
            <a href={`${portal}/`}>
              <Trans>Back to Kontor</Trans>
            </a>
          </p>
        ) : null}
      </main>
    </div>
  );
}
