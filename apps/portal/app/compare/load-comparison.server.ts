import {
  businessAddress,
  type ComparedBusiness,
  type ComparedKind,
  type ComparedProduct,
  compare,
  type Data,
  productAddress,
} from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { type BusinessView, badgesOf, logoOf } from '../business/business-view.ts';
import { pictureOf } from '../product/product-view.ts';
import { visitContext } from '../session/page-context.ts';
import { companyGroup, offerGroup } from './business-groups.server.ts';
import { type CompareQuery, readCompareQuery } from './compare-address.ts';
import type { FactGroup } from './fact-row.ts';
import { productGroups } from './product-groups.server.ts';
import { answersGroup, proofGroup } from './proof-groups.server.ts';

/** What is compared, at the head of its column. */
export interface ComparedThing {
  id: string;
  name: string;
  href: string;
  picture: string;
  /** Of a product. */
  company: { name: string; href: string } | undefined;
  businessID: string;
  productID: string | undefined;
  tier: BusinessView['tier'];
  verified: BusinessView['verified'];
  origin: ComparedBusiness['origin'];
  claimed: boolean;
}

export interface Comparison {
  query: CompareQuery;
  kind: ComparedKind | undefined;
  things: ComparedThing[];
  groups: FactGroup[];
  /** How many of the address are not shown, and why. */
  leftOut: { otherKind: number; notListed: number; surplus: number };
}

const nothing: Data<typeof compare> = { businesses: [], products: [], otherKind: [], notListed: [] };

/** What an address compares, side by side in words of the visit's language. */
export async function loadComparison({ url, context }: LoaderFunctionArgs): Promise<Comparison> {
  const query = readCompareQuery(url.searchParams);
  const visit = context.get(visitContext);
  const { kind, businesses, products, otherKind, notListed } =
    query.ids.length > 0 ? await visit.call(compare, { query: { ids: query.ids.join() } }) : nothing;
  const leftOut = { otherKind: otherKind.length, notListed: notListed.length, surplus: query.surplus };
  if (kind !== 'product')
    return {
      query,
      kind,
      things: businesses.map((business) => thingOf(business)),
      groups: [
        ...companyGroup(businesses, visit),
        ...offerGroup(businesses, visit),
        ...proofGroup(businesses, visit),
        ...answersGroup(businesses, visit),
      ],
      leftOut,
    };
  const byID = new Map(businesses.map((business) => [business.businessID, business]));
  const offered = products.flatMap((product) => {
    const business = byID.get(product.businessID);
    return business ? [{ product, business }] : [];
  });
  const owners = offered.map(({ business }) => business);
  return {
    query,
    kind,
    things: offered.map(({ product, business }) => thingOf(business, product)),
    groups: [
      ...productGroups(offered, visit),
      ...companyGroup(owners, visit),
      ...proofGroup(owners, visit),
      ...answersGroup(owners, visit),
    ],
    leftOut,
  };
}

function thingOf(business: ComparedBusiness, product?: ComparedProduct): ComparedThing {
  const { businessID, general, origin, claimed } = business;
  const company = {
    name: general.companyName,
    href: businessAddress({ id: businessID, name: general.companyName }),
  };
  const shared = { businessID, ...badgesOf(business), origin, claimed, productID: product?.productID };
  if (!product)
    return { ...shared, id: businessID, ...company, picture: logoOf(business), company: undefined };
  const { productID: id, name } = product;
  return {
    ...shared,
    id,
    name,
    href: productAddress({ id, name, company: company.name }),
    picture: pictureOf(product).url,
    company,
  };
}
