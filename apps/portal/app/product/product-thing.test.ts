import type { Product } from '@kontor/contract';
import { expect, it } from 'vitest';
import { productThing } from './product-thing.ts';
import { aProduct } from './testing-product.ts';

const address = 'https://mx.kontor.example/business-product/Nordhang-Pump-1';
const businessAddress = 'https://mx.kontor.example/business/Nordhang-2/';

function sold(type: 'MA' | 'DI', given: Partial<Product> = {}): Product {
  const product = aProduct({ name: 'Pump', stock: false, ...given });
  return {
    ...product,
    businessProfile: {
      businessID: product.businessID,
      subscription: 'standard',
      verified: false,
      origin: 'registered',
      claimed: true,
      general: {
        companyName: 'Nordhang',
        businessType: { code: type, name: type },
        categories: [],
        classifiedByKontor: [],
      },
      contactInfo: { country: { code: 'DE', countryName: 'Germany', emoji: '' } },
    },
  };
}

it.each([{ per: 'piece' }, {}])('a product with a stated price is offered at it: %o', (unit) => {
  const price = { amount: 12.5, currency: 'EUR', ...unit };
  const { offers } = productThing({
    product: sold('MA', { price, stock: true }),
    address,
    businessAddress,
  });
  expect(offers).toEqual({
    '@type': 'Offer',
    price: 12.5,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: address,
  });
});

it('a price for another amount than a piece says for which', () => {
  const price = { amount: 12.5, currency: 'USD', per: 'kg' };
  const { offers } = productThing({ product: sold('MA', { price }), address, businessAddress });
  expect(offers).toEqual({
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 12.5,
      priceCurrency: 'USD',
      unitText: 'kg',
    },
    url: address,
  });
});

it('what an invented business shows is no offer', () => {
  const product = sold('MA', { price: { amount: 12.5, currency: 'EUR' } });
  const businessProfile = { ...product.businessProfile, origin: 'demo' as const };
  const thing = productThing({ product: { ...product, businessProfile }, address, businessAddress });
  expect(thing).not.toHaveProperty('offers');
  expect(thing).toHaveProperty('name', 'Pump');
});

it('a product says what its page says, and no price where none is stated', () => {
  const product = sold('MA', {
    description: 'For water',
    category: { id: '000601', name: 'Bearings' },
    subCategory: { id: '00060101', name: 'Ball' },
    specs: [{ key: 'Bore', value: '25 mm' }],
  });
  expect(productThing({ product, address, businessAddress })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: 'Pump',
    description: 'For water',
    url: address,
    category: 'Power Transmission > Bearings > Ball',
    brand: { '@type': 'Brand', name: 'Nordhang' },
    manufacturer: {
      '@type': 'Organization',
      '@id': `${businessAddress}#organization`,
      name: 'Nordhang',
      url: businessAddress,
    },
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Bore', value: '25 mm' }],
  });
});

it('only a manufacturer is called the maker', () => {
  const thing = productThing({ product: sold('DI'), address, businessAddress });
  expect(thing).not.toHaveProperty('manufacturer');
  expect(thing).not.toHaveProperty('brand');
  expect(thing).not.toHaveProperty('description');
  expect(thing).not.toHaveProperty('additionalProperty');
});
