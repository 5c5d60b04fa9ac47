import type { Price, Product } from '@kontor/contract';
import { part, type Thing, thing } from '../seo/thing.ts';

/** A product and its business, each with the address of its page. */
interface Offered {
  product: Product;
  address: string;
  businessAddress: string;
}

/** A product as its page shows it; offered where its owner states a price. What an invented business shows is no offer. */
export function productThing({ product, address, businessAddress }: Offered): Thing {
  const { name, description, industry, category, subCategory, specs, businessProfile } = product;
  const price = businessProfile.origin === 'demo' ? undefined : product.price;
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
        ...priced(price),
        availability: product.stock ? 'https://schema.org/InStock' : undefined,
        url: address,
      }),
    additionalProperty: specs.map(({ key, value, unit }) =>
      part('PropertyValue', { name: key, value, unitText: unit }),
    ),
  });
}

/** The price of one piece is the price of the product; any other is said with what it is for. */
function priced({ amount, currency, per }: Price): Parameters<typeof part>[1] {
  const price = { price: amount, priceCurrency: currency };
  if (per === undefined || per === 'piece') return price;
  return { priceSpecification: part('UnitPriceSpecification', { ...price, unitText: per }) };
}
