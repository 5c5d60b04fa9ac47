import { businessAddress, productAddress, type SavedCard } from '@kontor/contract';
import { CompanyName, CountryPlate, classes, StockPill, TierPlate, VerifiedBadge } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { HTMLAttributes, ReactNode } from 'react';
import { logoOf, viewOfBusiness } from '../business/business-view.ts';
import { OriginPills } from '../business/origin-pills.tsx';
import { useVerification } from '../business/use-verification.ts';
import { useIsOwn } from '../inquiry-form/use-is-own.ts';
import { DemoPill } from '../page-part/demo-pill.tsx';
import { pathOf, pictureOf } from '../product/product-view.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import type { TickedSupplier } from '../ticked-suppliers/ticked-suppliers.ts';

/** What can be done with a row, by what it shows. */
interface RowSubject {
  name: string;
  /** Where somebody can be asked. */
  supplier?: TickedSupplier | undefined;
  /** Of what is still listed. */
  picture?: string;
}

interface SavedRowProps {
  card: SavedCard;
  /** Stands before its picture. */
  grip?: ReactNode;
  /** Below what its card says. */
  below?: ReactNode;
  aside?: ReactNode;
  ways: (subject: RowSubject) => ReactNode;
  /** Of the row itself. */
  row?: HTMLAttributes<HTMLLIElement> & { 'data-entry'?: string };
}

/** A business or a product somebody saved, as a row. */
export function SavedRow(props: SavedRowProps) {
  const { business, product } = props.card;
  if (business) return <BusinessRow {...props} business={business} />;
  if (product) return <ProductRow {...props} product={product} />;
  return <GoneRow {...props} />;
}

interface RowProps extends Omit<SavedRowProps, 'card'> {
  subject: RowSubject;
  picture?: ReactNode;
  children: ReactNode;
}

function Row({ grip, below, aside, ways, row, subject, picture, children }: RowProps) {
  return (
    <li {...row} className={classes('fv-row', row?.className)}>
      {grip}
      {picture}
      <div className={picture ? 'fv-body' : 'fv-body fv-gone'}>
        {children}
        {below}
      </div>
      {aside}
      <div className="fv-ways">{ways(subject)}</div>
    </li>
  );
}

function BusinessRow({
  business,
  card: _card,
  ...props
}: SavedRowProps & { business: NonNullable<SavedCard['business']> }) {
  const verification = useVerification();
  const view = viewOfBusiness(business);
  const isOwn = useIsOwn(view.id);
  return (
    <Row
      {...props}
      subject={{
        name: view.name,
        supplier: view.claimed && !isOwn ? view : undefined,
        picture: view.logo,
      }}
      picture={
        <img
          className="k-logo"
          src={view.logo}
          width="56"
          height="56"
          alt=""
          loading="lazy"
          decoding="async"
        />
      }
    >
      <h2>
        <a className="fv-name" href={view.href}>
          <CompanyName name={view.name} />
        </a>
      </h2>
      <p className="fv-badges">
        <TierPlate tier={view.tier} />
        <VerifiedBadge {...verification(view)} />
        <OriginPills {...view} />
      </p>
      <p className="fv-facts">
        <span>
          <CountryPlate code={view.country.code} /> {view.country.name}
        </span>
        <span>{view.businessType}</span>
        {view.industry ? <span>{view.industry}</span> : null}
      </p>
    </Row>
  );
}

function ProductRow({
  product,
  card: _card,
  ...props
}: SavedRowProps & { product: NonNullable<SavedCard['product']> }) {
  const texts = useProductTexts();
  const { name, productID, businessProfile } = product;
  const { businessID, claimed, origin, general } = businessProfile;
  const company = general.companyName;
  const companyHref = businessAddress({ id: businessID, name: company });
  const picture = pictureOf(product);
  const isOwn = useIsOwn(businessID);
  const supplier = { id: businessID, name: company, logo: logoOf(businessProfile), product: productID };
  return (
    <Row
      {...props}
      subject={{ name, supplier: claimed && !isOwn ? supplier : undefined, picture: picture.url }}
      picture={
        <img
          className="k-logo"
          src={picture.url}
          width="56"
          height="56"
          alt={texts.pictureAlt({ name, picture })}
          loading="lazy"
          decoding="async"
        />
      }
    >
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
    </Row>
  );
}

/** What was saved and is no longer in the directory. */
function GoneRow({ card, ...props }: SavedRowProps) {
  const { t } = useLingui();
  const text =
    card.resourceType === 'business'
      ? t`This business is no longer listed.`
      : t`This product is no longer listed.`;
  return (
    <Row {...props} subject={{ name: text }}>
      <p className="k-meta">{text}</p>
    </Row>
  );
}
