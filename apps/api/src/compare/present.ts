import type { BusinessProfile, ComparedBusiness, ComparedProduct, Product } from '@kontor/contract';
import { measureOf } from '../search/values/measure-of.ts';

export function presentComparedBusiness(profile: BusinessProfile): ComparedBusiness {
  const { businessID, subscription, verified, origin, claimed, answering } = profile;
  const { general, contactInfo, factory, tradeCapabilities, businessTerms } = profile;
  const { certificates, verifiedFacts } = profile;
  return {
    businessID,
    subscription,
    verified,
    origin,
    claimed,
    answering,
    general,
    contactInfo,
    factory,
    tradeCapabilities,
    businessTerms,
    certificates,
    verifiedFacts,
  };
}

export function presentComparedProduct(product: Product): ComparedProduct {
  const { productID, businessID, name, mainImage, photos, industry, category, subCategory } = product;
  const { leadTime, leadTimeDays, minimumOrder, stock, price, specs } = product;
  return {
    productID,
    businessID,
    name,
    mainImage,
    photos,
    industry,
    category,
    subCategory,
    leadTime,
    leadTimeDays,
    minimumOrder,
    stock,
    price,
    specs: specs.map((spec) => ({ ...spec, measure: measureOf(spec) })),
  };
}
