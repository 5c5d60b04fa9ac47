import { ButtonLink } from '@kontor/ui';
import { Plus } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { productFormAddress } from '../product-form/product-form-address.ts';

/** The way to the form of a new product. */
export function AddProduct({ businessID }: { businessID: string }) {
  return (
    <ButtonLink href={productFormAddress({ business: businessID })} variant="petrol">
      <Plus size={18} />
      <Trans>Add product</Trans>
    </ButtonLink>
  );
}
