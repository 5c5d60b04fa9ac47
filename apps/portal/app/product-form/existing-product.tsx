import { type EditedProduct, getProductForEdit } from '@kontor/contract';
import { Button, ButtonLink, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ManagedPage } from '../business-manage/managed-page.tsx';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { ProductForm } from './product-form.tsx';
import { ReadOnlyProduct } from './read-only-product.tsx';

interface ExistingProductProps {
  owner: string;
  productID: string;
}

/** A product of one's own in its form. */
export function ExistingProduct({ owner, productID }: ExistingProductProps) {
  const { t } = useLingui();
  const { data, failed, reload } = useLoaded(getProductForEdit, { params: { productID } });
  // What was changed here and could not be read again: an older answer is none.
  const [changed, setChanged] = useState(0);
  const product = data && data.revision >= changed ? data : undefined;
  if (product) return <LoadedProduct owner={owner} product={product} onUnread={readAgain} />;
  return (
    <div className="s-page">
      {failed ? (
        <ErrorNote as="h1" text={t`This product cannot be opened: it is not yours, or it does not exist.`}>
          <Button size="small" onClick={reload}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink size="small" href={myBusinessPath}>
            <Trans>My Business</Trans>
          </ButtonLink>
        </ErrorNote>
      ) : (
        <Loading lines={8} />
      )}
    </div>
  );

  function readAgain(revision: number) {
    setChanged(revision);
    reload();
  }
}

interface LoadedProductProps {
  owner: string;
  product: EditedProduct;
  onUnread: (revision: number) => void;
}

function LoadedProduct({ owner, product, onUnread }: LoadedProductProps) {
  return (
    <ManagedPage businessID={product.businessID} current="products">
      {({ business }) =>
        business.accessLevel === 'member' ? (
          <ReadOnlyProduct business={business} product={product} />
        ) : (
          <ProductForm owner={owner} business={business} product={product} onUnread={onUnread} />
        )
      }
    </ManagedPage>
  );
}
