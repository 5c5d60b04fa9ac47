import {
  getBusinessEdit,
  getBusinessPreview,
  listMyBusinesses,
  listProductsOfBusiness,
} from '@kontor/contract';
import { Skeleton } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { LoadingFailed } from '../business-manage/loading-failed.tsx';
import { NotManaged } from '../business-manage/not-managed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { LoadedPreview } from './loaded-preview.tsx';
import './business-preview.css';

interface BusinessPreviewProps {
  owner: string;
  businessID: string;
}

/** Loads what the preview shows, and what it publishes. */
export default function BusinessPreview({ owner, businessID }: BusinessPreviewProps) {
  const { t } = useLingui();
  const mine = useLoaded(listMyBusinesses, {});
  const own = mine.data?.find((business) => business.businessID === businessID);
  const isStranger = mine.data !== undefined && (!own || own.accessLevel === 'member');
  const edit = useLoaded(getBusinessEdit, { params: { businessID } });
  const preview = useLoaded(getBusinessPreview, { params: { businessID } });
  const products = useLoaded(listProductsOfBusiness, { query: { bid: businessID } });

  function reload() {
    edit.reload();
    preview.reload();
  }

  if (edit.data && preview.data)
    return (
      <LoadedPreview
        owner={owner}
        edit={edit.data}
        preview={preview.data}
        products={products.data?.data ?? []}
        onPublished={reload}
      />
    );
  return (
    <div className="s-page">
      {isStranger ? (
        <NotManaged />
      ) : edit.failed || preview.failed ? (
        <LoadingFailed as="h1" onRetry={reload} />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton lines={8} />
        </div>
      )}
    </div>
  );
}
