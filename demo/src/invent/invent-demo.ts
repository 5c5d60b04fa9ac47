import type { Database } from '@kontor/database';
import { type BusinessPlan, planBusinesses } from './business-plan.ts';
import { readCountries } from './countries.ts';
import { readEarliestYears } from './earliest-years.ts';
import { readGoodsKinds } from './goods-kinds.ts';
import { readHomes } from './goods-of-countries.ts';
import { type InventedBusiness, inventBusinesses } from './invent-businesses.ts';
import { readStreets } from './invent-contact.ts';
import { inventLikes, type LikeRow } from './invent-likes.ts';
import { inventPeople, type PersonRow } from './invent-people.ts';
import { inventPhotos } from './invent-photos.ts';
import { inventProducts, type ProductRow } from './invent-products.ts';
import { readLeastPeople } from './least-people.ts';
import { offerProducts } from './offer-products.ts';
import { readProductTexts } from './product-texts.ts';
import { readTree } from './tree.ts';
import { readWordings } from './wording.ts';

/** All invented data. The same reference data and the same day give the same rows, ids and times included. */
export interface InventedData {
  businesses: InventedBusiness[];
  products: ProductRow[];
  photos: ReturnType<typeof inventPhotos>;
  people: PersonRow[];
  likes: LikeRow[];
  /** Licences of the lists that product texts come from, by source. */
  licences: Map<string, string>;
}

/** @param day the day of the load, from which dates are told back */
export async function inventDemo(db: Database, day: string): Promise<InventedData> {
  const tree = await readTree(db);
  const wordings = readWordings();
  const goods = readGoodsKinds();
  const texts = readProductTexts(tree);
  const homes = readHomes();
  const plans = planBusinesses(tree, homes);
  const offers = offerProducts(tree, plans, { texts, goods, homes });
  const offersOf = Map.groupBy(offers, ({ plan }) => plan);
  const businesses = inventBusinesses(plans, {
    countries: readCountries(),
    dialCodes: await readDialCodes(db),
    streets: readStreets(),
    goods,
    earliestYear: readEarliestYears(),
    leastPeople: readLeastPeople(),
    offeredBy: (plan: BusinessPlan) =>
      (offersOf.get(plan) ?? []).flatMap(({ article }) => article.subcategory_id ?? []),
    wordings,
    day,
  });
  const products = inventProducts(offers, businesses, {
    goods,
    homes,
    wordings,
    day,
  });
  const people = inventPeople(businesses, { ...(await readNames(db)), wordings, day });
  return {
    businesses,
    products,
    photos: inventPhotos(businesses, products),
    people,
    likes: inventLikes(
      people,
      {
        business: businesses.map((each) => ({ ...each.row, isChecked: isChecked(each, day) })),
        product: products,
        user: people,
      },
      day,
    ),
    licences: new Map(texts.map(({ source, licence }) => [source, licence])),
  };
}

function isChecked({ facts }: InventedBusiness, day: string): boolean {
  return facts.some(({ expires_at }) => expires_at > day);
}

const sampleStep = 10;

/** The part of the invented data that a small load has: every tenth business with its products, every fifth person. */
export function sampleOf(data: InventedData): InventedData {
  const businesses = data.businesses.filter((_, index) => index % sampleStep === 0);
  const people = data.people.filter((_, index) => index % (sampleStep / 2) === 0);
  const businessIds = new Set(businesses.map(({ row }) => row.id));
  const products = data.products.filter((product) => businessIds.has(product.business_id));
  const productIds = new Set(products.map(({ id }) => id));
  const ids = new Set([...businessIds, ...productIds, ...people.map(({ id }) => id)]);
  return {
    businesses,
    products,
    photos: data.photos.filter((photo) => productIds.has(photo.product_id)),
    people,
    likes: data.likes.filter((like) => ids.has(like.person_id) && ids.has(like.resource_id)),
    licences: data.licences,
  };
}

async function readDialCodes(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('countries').select(['code', 'dial_code']).execute();
  return new Map(rows.flatMap(({ code, dial_code }) => (dial_code === null ? [] : [[code, dial_code]])));
}

async function readNames(db: Database) {
  const positions = await db.selectFrom('job_positions').select(['id', 'names']).execute();
  const industries = await db.selectFrom('industries').select(['id', 'names']).execute();
  return {
    positions: new Map(positions.map(({ id, names }) => [id, names])),
    industries: new Map(industries.map(({ id, names }) => [id, names])),
  };
}
