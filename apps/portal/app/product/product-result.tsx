import { ButtonLink, ProductCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DemoPill } from '../page-part/demo-pill.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { ProductView } from './product-view.ts';
import { usePriceText } from './use-price-text.ts';
import { useProductTexts } from './use-product-texts.ts';

/** A product among results (checklist 104). */
export function ProductResult({ product }: { product: ProductView }) {
  const { t } = useLingui();
  const texts = useProductTexts();
  const priceOf = usePriceText();
  const { login } = useAccountAddress();
  return (
    <li>
      <ProductCard
        {...product}
        picture={{ url: product.picture.url, alt: texts.pictureAlt(product) }}
        stockText={texts.stock(product.inStock)}
        price={product.price && { label: t`Stated price`, value: priceOf(product.price) }}
        origin={<DemoPill origin={product.origin} />}
        actions={
          <ButtonLink variant="primary" href={login} rel="nofollow" className="s-for-visitors">
            <Trans>Send Request</Trans>
          </ButtonLink>
        }
      />
    </li>
  );
}
