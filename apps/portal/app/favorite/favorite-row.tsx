import { businessAddress, productAddress } from '@kontor/contract';
import { CompanyName, CountryPlate, StockPill, TierPlate, VerifiedBadge } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { logoOf, viewOfBusiness } from '../business/business-view.ts';
import { OriginPills } from '../business/origin-pills.tsx';
import { useVerification } from '../business/use-verification.ts';
import { useIsOwn } from '../inquiry-form/use-is-own.ts';
import { DemoPill } from '../page-part/demo-pill.tsx';
import { pathOf, pictureOf } from '../product/product-view.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import { AskTick } from '../ticked-suppliers/ask-tick.tsx';
import type { TickedSupplier } from '../ticked-suppliers/ticked-suppliers.ts';
import type { Favorite } from './load-favorites.ts';
import { SaveMark } from './save-mark.tsx';

/** A business or a product somebody saved. */
export function FavoriteRow({ favorite }: { favorite: Favorite }) {
  if (favorite.business) return <BusinessRow favorite={favorite} business={favorite.business} />;
  if (favorite.product) return <ProductRow favorite={favorite} product={favorite.product} />;
  return <GoneRow favorite={favorite} />;
}

interface RowProps {
  favorite: Favorite;
  name: string;
  children: ReactNode;
  /** Where somebody can be asked. */
  supplier?: TickedSupplier | undefined;
}

function Row({ favorite: { resourceType, resourceID, savedAt }, name, children, supplier }: RowProps) {
  return (
    <li className="fv-row">
      {children}
      <div className="fv-ways">
        {supplier ? <AskTick supplier={supplier} /> : null}
        <SaveMark resourceType={resourceType} id={resourceID} savedAt={savedAt} name={name} />
      </div>
    </li>
  );
}

function BusinessRow({
  favorite,
  business,
}: {
  favorite: Favorite;
  business: NonNullable<Favorite['business']>;
}) {
  const verification = useVerification();
  const view = viewOfBusiness(business);
  const isOwn = useIsOwn(view.id);
  const isRecord = view.origin === 'imported' && !view.claimed;
  return (
    <Row favorite={favorite} name={view.name} supplier={view.claimed && !isOwn ? view : undefined}>
      <img className="k-logo" src={view.logo} width="56" height="56" alt="" loading="lazy" decoding="async" />
      <div className="fv-body">
        <h2>
          <a className="fv-name" href={view.href}>
            <CompanyName name={view.name} />
          </a>
        </h2>
        <p className="fv-badges">
          {isRecord && view.tier === 'standard' ? null : <TierPlate tier={view.tier} />}
          {isRecord && !view.verified ? null : <VerifiedBadge {...verification(view)} />}
          <OriginPills {...view} />
        </p>
        <p className="fv-facts">
          <span>
            <CountryPlate code={view.country.code} /> {view.country.name}
          </span>
          <span>{view.businessType}</span>
          {view.industry ? <span>{view.industry}</span> : null}
        </p>
      </div>
    </Row>
  );
}

function ProductRow({
  favorite,
  product,
}: {
  favorite: Favorite;
  product: NonNullable<Favorite['product']>;
}) {
  const texts = useProductTexts();
  const { name, productID, businessProfile } = product;
  const { businessID, claimed, origin, general } = businessProfile;
  const company = general.companyName;
  const companyHref = businessAddress({ id: businessID, name: company });
  const picture = pictureOf(product);
  const isOwn = useIsOwn(businessID);
  const supplier = { id: businessID, name: company, logo: logoOf(businessProfile), product: productID };
  return (
    <Row favorite={favorite} name={name} supplier={claimed && !isOwn ? supplier : undefined}>
      <img
        className="k-logo"
        src={picture.url}
        width="56"
        height="56"
        alt={texts.pictureAlt({ name, picture })}
        loading="lazy"
        decoding="async"
      />
      <div className="fv-body">
        <h2>
          <a className="fv-name" href={productAddress({ id: productID, name, company })}>
            {name}
          </a>
        </h2>
        <p className="fv-facts">
          <span>{general.businessType.name}</span>
          <a href={companyHref}>{company}</a>
          <DemoPill origin={origin} />
        </p>
        <p className="fv-facts k-meta">{pathOf(product)}</p>
        <p className="fv-badges">
          <StockPill inStock={product.stock} text={texts.stock(product.stock)} />
        </p>
      </div>
    </Row>
  );
}

/** What was saved and is no longer in the directory. */
function GoneRow({ favorite }: { favorite: Favorite }) {
  const { t } = useLingui();
  const text =
    favorite.resourceType === 'business'
      ? t`This business is no longer listed.`
      : t`This product is no longer listed.`;
  return (
    <Row favorite={favorite} name={text}>
      <p className="fv-gone k-meta">{text}</p>
    </Row>
  );
}
