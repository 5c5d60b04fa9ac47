import { businessAddress, type Product, productAddress } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { logoOf } from '../business/business-view.ts';
import { specInWords } from '../specification/spec-text.ts';
import { priceText } from './price-text.ts';
import { cardSpecs, type ProductView, pathOf, pictureOf } from './product-view.ts';

/** Made on the server, so that pages carry neither more of a product nor the words of units. */
export function viewOfProduct(product: Product, i18n: I18n): ProductView {
  const { productID: id, name, businessProfile } = product;
  const company = businessProfile.general.companyName;
  return {
    id,
    href: productAddress({ id, name, company }),
    name,
    picture: pictureOf(product),
    photoCount: product.photos.length,
    businessType: businessProfile.general.businessType.name,
    company: {
      id: businessProfile.businessID,
      name: company,
      href: businessAddress({ id: businessProfile.businessID, name: company }),
      logo: logoOf(businessProfile),
      claimed: businessProfile.claimed,
    },
    path: pathOf(product),
    description: product.description,
    specs: cardSpecs(product.specs.map((spec) => specInWords(spec, i18n.locale))),
    inStock: product.stock,
    price: product.price && priceText(product.price, i18n),
    origin: businessProfile.origin,
  };
}
