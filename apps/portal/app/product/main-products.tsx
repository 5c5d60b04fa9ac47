import { ProductTile } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { MoreProducts } from '../business/company-products.tsx';
import type { ProductPageData } from './load-product.server.ts';

/** Other products of the same business, and a way to all of them (checklist 112). */
export function MainProducts({ business, mainProducts, hasMoreProducts }: ProductPageData) {
  const { t } = useLingui();
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
    </section>
  );
}
