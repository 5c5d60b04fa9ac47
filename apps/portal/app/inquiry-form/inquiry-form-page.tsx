import { idFromSlug } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Send Request`,
      description: (portal) =>
        msg`Write to a supplier on ${portal}: what you need, how much of it, by when and where.`,
    },
    context,
  ),
});

/** Its texts stay as they are while it is open, also while the network is away. */
export const shouldRevalidate = () => false;

const LoadedForm = lazyPart(() => import('./loaded-form.tsx'));

/** Checklist 55, 148, 246, 248. */
export default function InquiryFormPage() {
  const businessID = idFromSlug(useParams().slug) ?? '';
  return (
    <div className="s-page q-page">
      <Suspense fallback={<Loading lines={8} />}>
        {/* Another supplier is asked in another form. */}
        <LoadedForm key={businessID} businessID={businessID} />
      </Suspense>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
