import type { ProductOfBusiness } from '@kontor/contract';
import { Button, SearchSelect } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pathOf, pictureOf } from '../product/product-view.ts';

/** The product an inquiry is about: one of the supplier's, or none. */
export function ProductChoice({ products }: { products: readonly ProductOfBusiness[] }) {
  const { t } = useLingui();
  const { value, set } = useField('productID');
  const [isChoosing, setChoosing] = useState(false);
  const product = products.find(({ productID }) => productID === value);
  if (products.length === 0) return null;
  if (isChoosing || !product)
    return (
      <SearchSelect
        label={t`Product (optional)`}
        options={products.map(({ productID, name }) => ({ value: productID, text: name }))}
        value={product?.productID ?? ''}
        onChange={(chosen) => {
          set(chosen);
          setChoosing(false);
        }}
        placeholder={t`One of this supplier’s products`}
        nothing={t`Nothing matches what you typed`}
      />
    );
  return (
    <div className="q-product">
      <img src={pictureOf(product).url} width="112" height="84" alt="" />
      <div>
        <small className="k-meta">
          <Trans>Product</Trans>
        </small>
        <b>{product.name}</b>
        <p className="k-meta">{pathOf(product)}</p>
      </div>
      <div className="q-product-ways">
        {products.length > 1 ? (
          <Button size="small" onClick={() => setChoosing(true)}>
            <Trans>Change product</Trans>
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => set('')}>
          <Trans>Remove product</Trans>
        </Button>
      </div>
    </div>
  );
}
