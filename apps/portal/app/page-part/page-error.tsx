import { ButtonLink, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import { searchAddress } from '../search/search-query.ts';
import { keywordList } from '../seo/cut-text.ts';
import type { loadPortal } from '../session/load-portal.server.ts';

/** In the place of a page that could not be loaded (checklist 113, 314). */
export function PageError() {
  const { t } = useLingui();
  const error = useRouteError();
  // The root itself may be what failed.
  const country = useRouteLoaderData<typeof loadPortal>('root')?.country.name;
  const portal = [brand.name, country].filter(Boolean).join(' ');
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  // What could not be written says the same as the service's own error page does.
  const heading = status === 507 ? t`There is no room to save this right now` : t`Error loading data`;
  return (
    <div className="s-page">
      <title>{`${heading} | ${portal}`}</title>
      <meta name="description" content={t`This page of ${portal} could not be loaded.`} />
      <meta name="keywords" content={keywordList([t`Error`, brand.name, country])} />
      <ErrorNote as="h1" text={heading}>
        <p>
          {status === 404 && <Trans>There is nothing at this address any more.</Trans>}
          {status === 507 && <Trans>Nothing was saved. Please try again later.</Trans>}
          {status !== 404 && status !== 507 && <Trans>Please try again in a moment.</Trans>}
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
