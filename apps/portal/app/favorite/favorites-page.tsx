import type { FavoriteResource } from '@kontor/contract';
import { Note } from '@kontor/ui';
import { visitor } from '@kontor/web/draft/place';
import { lazyPart } from '@kontor/web/lazy-part';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { myB2bPath } from '../my-b2b/my-b2b-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { type PageHandle, profileHandle } from '../page-part/page-handle.ts';
import { settingsContext } from '../session/page-context.ts';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { favoritesPath } from './favorite-address.ts';
import './favorites.css';

export const handle: PageHandle = { ...profileHandle, within: myB2bPath };

const titleOfTab: Record<string, MessageDescriptor> = { lists: msg`Lists`, searches: msg`Saved searches` };

export const loader = ({ context, request }: LoaderFunctionArgs) => ({
  meta: {
    ...ownPageMeta(
      {
        title:
          titleOfTab[new URL(request.url).searchParams.get('tab') ?? ''] ??
          msg`Favorite businesses and products`,
        description: (portal) =>
          msg`The businesses and products you saved on ${portal}, the last first: ask several suppliers at once, or take one out.`,
      },
      context,
    ),
    canonical: context.get(settingsContext).origin + favoritesPath,
  },
});

const FavoriteList = lazyPart(() => import('./favorite-list.tsx'));
const Lists = lazyPart(() => import('../list/lists.tsx'));
const SavedSearches = lazyPart(() => import('../saved-search/saved-searches.tsx'));

/** Checklist 27, M4, M5: what somebody saved, in their account or, before they log in, on their device; their searches and named lists. */
export default function FavoritesPage() {
  const { t } = useLingui();
  const owner = useDraftOwner();
  const [query] = useSearchParams();
  return (
    <div className="s-page fv-page">
      <h1>{t`Favorites`}</h1>
      <noscript>
        <Note>
          <p>
            <Trans>
              This page needs JavaScript to load what you saved. Please turn it on and reload the page.
            </Trans>
          </p>
        </Note>
      </noscript>
      <div className="s-with-script">
        {owner === undefined ? (
          <Loading className="s-awaited" />
        ) : (
          <Suspense fallback={<Loading className="s-awaited" />}>
            <Saved owner={owner} tab={query.get('tab')} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Saved({ owner, tab }: { owner: string; tab: string | null }) {
  const isVisitor = owner === visitor;
  if (tab === 'lists') return <Lists isVisitor={isVisitor} />;
  if (tab === 'searches') return <SavedSearches isVisitor={isVisitor} />;
  const resourceType: FavoriteResource = tab === 'products' ? 'product' : 'business';
  return <FavoriteList key={`${owner}/${resourceType}`} owner={owner} resourceType={resourceType} />;
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
