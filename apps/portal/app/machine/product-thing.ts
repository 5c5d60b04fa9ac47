import type { Product } from '@kontor/contract';
import { part, type Thing, thing } from './thing.ts';

/** A product and its business, each with the address of its page. */
interface Offered {
  product: Product;
  address: string;
  businessAddress: string;
}

/** A product as its page shows it; offered where its owner states a price. */
export function productThing({ product, address, businessAddress }: Offered): Thing {
  const { name, description, industry, category, subCategory, specs, price, businessProfile } = product;
  const { companyName, businessType } = businessProfile.general;
  const path = [industry, category, subCategory].flatMap((node) => (node ? [node.name] : []));
  // What a dealer or a service company sells was made by somebody we do not know.
  const maker =
    businessType.code === 'MA' ? { '@id': `${businessAddress}#organization`, name: companyName } : undefined;
  return thing('Product', {
    '@id': `${address}#product`,
    name,
    description,
    url: address,
    category: path.join(' > '),
    brand: maker && part('Brand', { name: maker.name }),
    manufacturer: maker && part('Organization', { ...maker, url: businessAddress }),
    offers:
      price &&
      part('Offer', {
        price: price.amount,
        priceCurrency: price.currency,
        availability: product.stock ? 'https://schema.org/InStock' : undefined,
        url: address,
      }),
    additionalProperty: specs.map(({ key, value }) => part('PropertyValue', { name: key, value })),
  });
}
