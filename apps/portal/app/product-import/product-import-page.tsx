import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useManagedBusiness } from '../business-manage/managed-business.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import './product-import.css';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Import products`,
      description: (portal) =>
        msg`Import your products to ${portal} from a table. You can undo it for seven days.`,
    },
    context,
  ),
});

const ImportPanel = lazyPart(() => import('./import-panel.tsx'));

/** Products by a table: file, columns, check, import, and the imports there were. */
export default function ProductImportPage() {
  const business = useManagedBusiness();
  return (
    <div className="pi-page">
      <Suspense
        fallback={
          <>
            <h1>
              <Trans>Import products</Trans>
            </h1>
            <Loading lines={8} />
          </>
        }
      >
        <ImportPanel key={business.businessID} business={business} />
      </Suspense>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
