import { type Inquiry, productAddress } from '@kontor/contract';
import { Trans } from '@lingui/react/macro';
import { plateAddress } from '../picture/picture-address.ts';
import { addressAt } from '../picture/picture-sizes.ts';
import './asked-product.css';

/** Pixels, on dense screens. */
const pictureWidth = 176;

/** The product that was asked about: with its picture and the way to its page while the public sees it, else its name of then. */
export function AskedProduct({ product }: { product: NonNullable<Inquiry['product']> }) {
  const { name, card } = product;
  return (
    <section>
      <h3>
        <Trans>Product in this request</Trans>
      </h3>
      {card ? (
        <a className="mc-product" href={addressOf(card)}>
          <img src={pictureOf(card)} width="88" height="66" alt="" />
          <span>{card.name}</span>
        </a>
      ) : (
        <p>{name}</p>
      )}
    </section>
  );
}

type Card = NonNullable<NonNullable<Inquiry['product']>['card']>;

function addressOf({ productID, name, businessProfile }: Card): string {
  return productAddress({ id: productID, name, company: businessProfile.general.companyName });
}

function pictureOf({ productID, photos, industry, category }: Card): string {
  const [photo] = photos;
  return photo ? addressAt(photo, pictureWidth) : plateAddress(productID, (category ?? industry).id);
}
