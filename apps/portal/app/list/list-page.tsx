import type { FavoriteResource } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router';
import { myB2bPath } from '../my-b2b/my-b2b-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { type PageHandle, profileHandle } from '../page-part/page-handle.ts';
import '../favorite/favorites.css';

const NamedList = lazyPart(() => import('./named-list.tsx'));

export const handle: PageHandle = { ...profileHandle, within: myB2bPath };

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`List of businesses and products`,
      description: (portal) =>
        msg`A named list on ${portal} with notes and tags, in your own order: what changed since, and with whom it is shared.`,
    },
    context,
  ),
});

/** Checklist 27: a named list, of one's own or shared with one. */
export default function ListPage() {
  const { listID = '' } = useParams();
  const { meta } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const resourceType: FavoriteResource = query.get('tab') === 'products' ? 'product' : 'business';
  return (
    <div className="s-page fv-page">
      <Suspense fallback={<Loading className="s-awaited" />}>
        <NamedList key={listID} listID={listID} resourceType={resourceType} title={meta.title} />
      </Suspense>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
