import { idFromSlug } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import type { PageHandle } from '../page-part/page-handle.ts';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import './product-form.css';

export const handle: PageHandle = { rail: 'icons', withoutFooter: true, within: myBusinessPath };

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Product`,
      description: (portal) =>
        msg`Add or change a product of your business on ${portal}: photos, facts that buyers compare, price and data sheets.`,
    },
    context,
  ),
});

/** Its texts stay as they are while it is open, also while the network is away. */
export const shouldRevalidate = () => false;

const ProductEditor = lazyPart(() => import('./product-editor.tsx'));

/** Checklist 58: the form of a product of a business, `?id=`, or of a new one. */
export default function ProductFormPage() {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const owner = useDraftOwner();
  const productID = query.get('id')?.toLowerCase();
  const businessID = idFromSlug(slug);
  const awaited = <Loading lines={8} className="s-page" />;
  if (owner === undefined) return awaited;
  return (
    <Suspense fallback={awaited}>
      <ProductEditor
        key={`${owner} ${productID} ${businessID}`}
        owner={owner}
        productID={productID}
        businessID={businessID}
      />
    </Suspense>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
