import type { Product } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { withOrigin } from '../business/with-origin.server.ts';
import type { Visit } from '../session/page-context.ts';
import type { SharedPage } from '../share-picture/shared-page.ts';
import { priceText } from './price-text.ts';

/** What the picture of a product says: whose it is, where from, what is stated of its price or lead time. */
export function sharedProduct(product: Product, { i18n }: Pick<Visit, 'i18n'>): SharedPage {
  const { productID, name, price, leadTime, category, industry, businessProfile } = product;
  const { general, contactInfo, origin } = businessProfile;
  const stated = [
    price && { label: i18n._(msg`Stated price`), value: priceText(price, i18n) },
    leadTime !== undefined && { label: i18n._(msg`Lead time of this product`), value: leadTime },
  ].filter((fact) => !!fact);
  return {
    kind: withOrigin(i18n._(msg`Product`), origin, i18n),
    title: name,
    facts: [
      { label: i18n._(msg`Offered by`), value: general.companyName },
      { label: i18n._(msg`Country`), value: contactInfo.country.countryName },
      ...stated.slice(0, 1),
    ],
    art: { kind: 'plate', seed: productID, place: category?.id ?? industry.id },
  };
}
