import { listOwnProducts, type MyBusiness } from '@kontor/contract';
import { ErrorNote } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { ManagedPage } from '../business-manage/managed-page.tsx';
import { Loading } from '../page-part/loading.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { ProductForm } from './product-form.tsx';
import { QuotaAhead } from './quota-ahead.tsx';

interface NewProductProps {
  owner: string;
  businessID: string | undefined;
}

/** The form of a product that is not there yet. */
export function NewProduct({ owner, businessID }: NewProductProps) {
  const { t } = useLingui();
  return (
    <ManagedPage businessID={businessID} current="products">
      {({ business }) =>
        business.accessLevel === 'member' ? (
          <ErrorNote as="h1" text={t`Only owners and administrators can add products.`} />
        ) : (
          <NewProductForm owner={owner} business={business} />
        )
      }
    </ManagedPage>
  );
}

/** Shown with what is said above it, so that nothing moves; without it where it could not be loaded. */
function NewProductForm({ owner, business }: { owner: string; business: MyBusiness }) {
  const { data, failed } = useLoaded(listOwnProducts, { query: { bid: business.businessID, size: 1 } });
  if (!data && !failed) return <Loading lines={8} />;
  const quota = data?.counts && <QuotaAhead quota={data.quota} count={data.counts.all} />;
  return <ProductForm owner={owner} business={business} quota={quota} />;
}
