import { ButtonLink, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import { keywordList } from '../machine/cut-text.ts';
import type { loader } from '../root.tsx';
import { searchAddress } from '../search/search-query.ts';
import { BareBar } from './bare-bar.tsx';

/** In the place of a page that could not be loaded (checklist 113, 314). */
export function PageError() {
  const { t } = useLingui();
  const error = useRouteError();
  // The root itself may be what failed.
  const country = useRouteLoaderData<typeof loader>('root')?.country.name;
  const portal = [brand.name, country].filter(Boolean).join(' ');
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="s-page">
      <title>{`${t`Error loading data`} | ${portal}`}</title>
      <meta name="description" content={t`This page of ${portal} could not be loaded.`} />
      <meta name="keywords" content={keywordList([t`Error`, brand.name, country])} />
      <ErrorNote as="h1" text={t`Error loading data`}>
        <p>
          {missing ? (
            <Trans>There is nothing at this address any more.</Trans>
          ) : (
            <Trans>Please try again in a moment.</Trans>
          )}
        </p>
      </ErrorNote>
      <p className="s-ways">
        <ButtonLink href={searchAddress({})}>
          <Trans>Search suppliers</Trans>
        </ButtonLink>
        <ButtonLink variant="quiet" href="/">
          <Trans>Home</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

/** When not even the frame of the pages could be loaded. */
export function WholePageError() {
  return (
    <>
      <BareBar />
      <main className="s-main" id="main">
        <PageError />
      </main>
    </>
  );
}
