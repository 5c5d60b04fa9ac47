import { ButtonLink, ProductTile } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreProducts } from '../business/company-products.tsx';
import type { ProductPageData } from './load-product.server.ts';

interface MainProductsProps extends Pick<ProductPageData, 'mainProducts' | 'hasMoreProducts' | 'comparison'> {
  business: Pick<ProductPageData['business'], 'name' | 'href'>;
}

/**
 * Other products of the same business, and a way to all of them (checklist 112). Where they could not be loaded, their placeholder
 * stays (checklist 315).
 */
export function MainProducts({ business, mainProducts, hasMoreProducts, comparison }: MainProductsProps) {
  const { t } = useLingui();
  if (!mainProducts) return <Placeholder />;
  if (mainProducts.length === 0) return null;
  const company = business.name;
  return (
    <section className="s-section">
      <h2>{t`Main products of ${company}`}</h2>
      <div className="s-tiles">
        {mainProducts.map(({ id, ...product }) => (
          <ProductTile key={id} {...product} />
        ))}
      </div>
      {hasMoreProducts ? <MoreProducts href={`${business.href}?products=all#products`} /> : null}
      {comparison ? (
        <p className="s-more">
          <ButtonLink href={comparison} rel="nofollow">
            <Trans>Compare these products</Trans>
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function Placeholder() {
  return (
    <div className="s-section s-tiles p-awaited" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
