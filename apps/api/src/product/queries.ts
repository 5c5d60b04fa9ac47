import { newestProducts } from '@kontor/contract';
import { type ReadDatabase, type StoredPicture, statement } from '@kontor/database';
import { sql } from 'kysely';
import type { BusinessCardRow } from '../business/present-card.ts';
import { latestSheetsOfProduct } from './data-sheet/queries.ts';
import { formColumns } from './form-columns.ts';
import type { ProductVideo } from './present-video.ts';

const photos = sql<StoredPicture[]>`ARRAY(
  SELECT photo FROM product_photos WHERE product_photos.product_id = products.id ORDER BY position
)`.as('photos');
const videos = sql<ProductVideo[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', video.id, 'video', video.video, 'title', video.title) ORDER BY position)
  FROM product_videos AS video WHERE video.product_id = products.id
), '[]')`.as('videos');

/** What the public sees; written out, so that also a plan for any values may use the indexes of what is listed. */
const isListed = sql<boolean>`products.listed`;

/** The card of the business that offers a product, so that both come in one round trip. */
const business = sql<BusinessCardRow>`(
  SELECT row_to_json(card) FROM business_cards AS card WHERE card.id = products.business_id
)`.as('business');

function selectProducts(db: ReadDatabase) {
  return db
    .selectFrom('products')
    .select(['products.id', 'products.business_id', 'products.like_count'])
    .select(formColumns)
    .select([photos, videos]);
}

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];

const selectCards = statement((db: ReadDatabase, ids: readonly string[]) =>
  selectProducts(db)
    .select(business)
    .where('products.id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where(isListed),
);

/** The given products with their businesses, in the order of the ids; ids without a listed product are left out. */
export async function findProducts(db: ReadDatabase, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The names of products, whether they are listed or not. */
export function findNames(db: ReadDatabase, ids: readonly string[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
}

/** How often a product is liked by now. */
const likesNow = sql<number>`coalesce(
  (SELECT sum(count)::integer FROM counted_likes WHERE resource_id = products.id), products.like_count
)`.as('likes_now');

const selectProduct = statement((db: ReadDatabase, id: string) =>
  selectProducts(db)
    .leftJoin('stated_sources as source', 'source.id', 'products.source_id')
    .select(['source.name as source_name', 'source.licence as source_licence'])
    .select(likesNow)
    .select([business, latestSheetsOfProduct.as('sheets')])
    .where('products.id', '=', id)
    .where(isListed),
);

/** One listed product with its business, its likes as they are now, and the source of its text, if it has one. */
export async function findProduct(db: ReadDatabase, id: string) {
  const [row] = await selectProduct(db, id);
  return row && { ...row, like_count: row.likes_now };
}

/** A business's listed products in its owner's order. A membership shows at most 100. */
export const listProducts = statement((db: ReadDatabase, businessId: string) =>
  selectProducts(db)
    .where('products.business_id', '=', businessId)
    .where(isListed)
    .orderBy('products.position')
    .orderBy('products.id')
    .limit(100),
);

/** The newest products of a category, with the names of their businesses. */
export function findNewest(db: ReadDatabase, category: string) {
  return db
    .selectFrom('products')
    .innerJoin('listed_businesses as business', 'business.id', 'products.business_id')
    .select(['products.id', 'products.name', 'products.description', 'products.created_at'])
    .select('business.company_name')
    .where('products.category_id', '=', category)
    .where(isListed)
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id')
    .limit(newestProducts)
    .execute();
}

export type NewestRow = Awaited<ReturnType<typeof findNewest>>[number];

/** Whether everybody sees it (`products_pkey`). */
export async function findIsShown(db: ReadDatabase, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('listed', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Name and owner of one, and whether everybody sees it (`products_pkey`). */
export function findNamed(db: ReadDatabase, id: string) {
  return db
    .selectFrom('products')
    .select(['name', 'business_id', 'listed'])
    .where('id', '=', id)
    .executeTakeFirst();
}
