import { Pill, StockPill, TierPlate, VerifiedBadge } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useVerification } from '../business/use-verification.ts';
import { searchAddress } from '../search/search-address.ts';
import type { ProductPageData } from './load-product.server.ts';
import { useProductTexts } from './use-product-texts.ts';

/** Where the product belongs, its name, whose it is, whether it is in stock. */
export function ProductHead({ name, place, business, inStock, origin }: ProductPageData) {
  const { t } = useLingui();
  const texts = useProductTexts();
  const verification = useVerification();
  return (
    <header className="p-head">
      <nav className="p-place" aria-label={t`Category`}>
        {place.map(({ id, name: node }) => (
          <a key={id} href={searchAddress({ tab: 'PR', industry: id.slice(0, 4), ...deeper(id) })}>
            {node}
          </a>
        ))}
      </nav>
      <div className="p-name">
        <div>
          <h1>{name}</h1>
          <div className="p-by">
            <img className="k-logo" src={business.logo} width="28" height="28" alt="" />
            <a href={business.href}>{business.name}</a>
            <TierPlate tier={business.tier} />
            <VerifiedBadge {...verification({ ...business, origin })} />
            {origin === 'demo' ? (
              <Pill tone="warn">
                <Trans>Demo data</Trans>
              </Pill>
            ) : null}
          </div>
        </div>
        <StockPill inStock={inStock} text={texts.stock(inStock)} />
      </div>
    </header>
  );
}

function deeper(id: string) {
  return {
    category: id.length > 4 ? id.slice(0, 6) : undefined,
    subcategory: id.length > 6 ? id : undefined,
  };
}
