import {
  getBusinessEdit,
  getBusinessPreview,
  listMyBusinesses,
  listProductsOfBusiness,
} from '@kontor/contract';
import { NotManaged } from '../business-manage/not-managed.tsx';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { LoadedPreview } from './loaded-preview.tsx';
import { MemberPreview } from './member-preview.tsx';
import './business-preview.css';

interface BusinessPreviewProps {
  owner: string;
  businessID: string;
}

/** Which business it is, and whether its reader may see what is not published of it. */
export default function BusinessPreview({ owner, businessID }: BusinessPreviewProps) {
  const { data, failed, reload } = useLoaded(listMyBusinesses, {});
  const own = data?.find((business) => business.businessID === businessID);
  if (own && own.accessLevel !== 'member') return <OwnPreview owner={owner} businessID={businessID} />;
  return (
    <div className="s-page">
      {own ? (
        <MemberPreview business={own} />
      ) : data ? (
        <NotManaged />
      ) : (
        <Awaited failed={failed} onRetry={reload} />
      )}
    </div>
  );
}

/** Loads what the preview shows, and what it publishes. */
function OwnPreview({ owner, businessID }: BusinessPreviewProps) {
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
      <Awaited failed={edit.failed || preview.failed} onRetry={reload} />
    </div>
  );
}

function Awaited({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return failed ? <LoadingFailed as="h1" onRetry={onRetry} /> : <Loading lines={8} />;
}
