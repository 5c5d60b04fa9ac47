import { ProductCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CompareButton } from '../compare/compare-button.tsx';
import { SaveButton } from '../favorite/save-button.tsx';
import { RequestLinks } from '../inquiry-form/request-links.tsx';
import { useIsOwn } from '../inquiry-form/use-is-own.ts';
import { DemoPill } from '../page-part/demo-pill.tsx';
import { AskTick } from '../ticked-suppliers/ask-tick.tsx';
import { useTickedSuppliers } from '../ticked-suppliers/use-ticked-suppliers.ts';
import type { ProductView } from './product-view.ts';
import { useProductTexts } from './use-product-texts.ts';

/** A product among results (checklist 104). */
export function ProductResult({ product, why }: { product: ProductView; why: ReactNode }) {
  const { t } = useLingui();
  const texts = useProductTexts();
  const isOwn = useIsOwn(product.company.id);
  const isTicking = useTickedSuppliers().length > 0;
  return (
    <li>
      <ProductCard
        {...product}
        picture={{ url: product.picture.url, alt: texts.pictureAlt(product) }}
        stockText={texts.stock(product.inStock)}
        price={product.price === undefined ? undefined : { label: t`Stated price`, value: product.price }}
        origin={<DemoPill origin={product.origin} />}
        actions={
          <>
            <RequestLinks
              businessID={product.company.id}
              productID={product.id}
              isOwn={isOwn}
              isSecondary={isTicking}
            />
            <SaveButton resourceType="product" id={product.id} text={t`Save Product`} />
            <CompareButton
              thing={{ kind: 'product', id: product.id, name: product.name, picture: product.picture.url }}
            />
            {product.company.claimed && !isOwn ? (
              <AskTick supplier={{ ...product.company, product: product.id }} />
            ) : null}
          </>
        }
      />
      {why}
    </li>
  );
}
