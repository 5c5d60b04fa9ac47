import { ButtonLink, ProductTile } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessPageData } from './business-page-data.ts';

/** The first products, and a way to the others. */
export function CompanyProducts({ products, productCount }: BusinessPageData) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  return (
    <section className="s-section" id="products">
      <h2>{t`Company Products`}</h2>
      <div className="s-tiles">
        {products.map(({ id, ...product }) => (
          <ProductTile key={id} {...product} />
        ))}
      </div>
      {products.length < productCount ? <MoreProducts href="?products=all#products" /> : null}
    </section>
  );
}

/** The way to all products of a business. */
export function MoreProducts({ href }: { href: string }) {
  return (
    <p className="s-more">
      <ButtonLink href={href}>
        <Trans>View More</Trans>
      </ButtonLink>
    </p>
  );
}
