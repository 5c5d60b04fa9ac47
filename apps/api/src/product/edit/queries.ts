import type { Database, ReadDatabase, StoredPicture } from '@kontor/database';
import type { Products } from '@kontor/database/schema';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { sheetsOfProduct } from '../data-sheet/queries.ts';
import { formColumns } from '../form-columns.ts';
import { missing } from '../missing.ts';
import type { ProductVideo } from '../present-video.ts';

/** The business a product is of, archived or not. */
export async function findOwner(db: ReadDatabase, productID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('business_id')
    .where('id', '=', productID)
    .executeTakeFirst();
  return row?.business_id;
}

/** Whoever changes products of a business comes after whoever else does, from here to the end of the transaction. */
export async function lockProductsOf(trx: Database, businessID: string): Promise<void> {
  await sql`SELECT lock_products_of(ARRAY[${businessID}]::uuid[])`.execute(trx);
}

const storedPhotos = sql<{ id: string; photo: StoredPicture }[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', own.id, 'photo', own.photo) ORDER BY own.position)
  FROM product_photos AS own WHERE own.product_id = products.id
), '[]')`;

const storedVideos = sql<ProductVideo[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', own.id, 'video', own.video, 'title', own.title) ORDER BY own.position)
  FROM product_videos AS own WHERE own.product_id = products.id
), '[]')`;

/** Its place among those of its business that are not archived, from 1, walked in the index (`products_by_business`). */
const place = sql<number>`CASE WHEN products.archived_at IS NULL THEN (
  SELECT count(*)::int + 1 FROM products AS other
  WHERE other.business_id = products.business_id AND other.archived_at IS NULL
    AND (other.position, other.id) < (products.position, products.id)
) END`;

/** How many its business has, archived ones aside (`products_by_business`). */
const productCount = sql<number>`(
  SELECT count(*)::int FROM products AS other WHERE other.business_id = products.business_id AND other.archived_at IS NULL
)`;

/** A product of a business with all that its form shows. */
export function findForEdit(db: ReadDatabase, productID: string, businessID: string) {
  return db
    .selectFrom('products')
    .leftJoin('named_people as editor', 'editor.id', 'products.updated_by')
    .select([
      'products.id',
      'products.business_id',
      'products.revision',
      'products.listed',
      'products.archived_at',
      'products.updated_at',
      'editor.id as editor_id',
      'editor.first_name',
      'editor.last_name',
    ])
    .select(formColumns)
    .select([
      storedPhotos.as('photos'),
      storedVideos.as('videos'),
      sheetsOfProduct.as('sheets'),
      missing.as('missing'),
      place.as('place'),
      productCount.as('product_count'),
    ])
    .where('products.id', '=', productID)
    .where('products.business_id', '=', businessID)
    .executeTakeFirst();
}
export type EditRow = NonNullable<Awaited<ReturnType<typeof findForEdit>>>;

/** How a product stands, in a statement of its own: what is listed follows from the one before. */
export function findStanding(db: ReadDatabase, productID: string) {
  return db
    .selectFrom('products')
    .select(['id', 'revision', 'listed', 'archived_at'])
    .where('id', '=', productID)
    .executeTakeFirstOrThrow();
}
export type StandingRow = Awaited<ReturnType<typeof findStanding>>;

/** The position behind all products of a business that are not archived (`products_by_business`). */
export function endOf(businessID: string): RawBuilder<number> {
  return sql<number>`coalesce((
    SELECT last.position FROM products AS last WHERE last.business_id = ${businessID} AND last.archived_at IS NULL
    ORDER BY last.archived_at DESC, last.position DESC, last.id DESC LIMIT 1
  ) + 1, 1)`;
}

/** Adds a product behind the others. @returns its id */
export async function insertProduct(
  trx: Database,
  businessID: string,
  columns: Omit<Insertable<Products>, 'business_id' | 'position'>,
): Promise<string> {
  const { id } = await trx
    .insertInto('products')
    .values({ ...columns, business_id: businessID, position: endOf(businessID) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Who changed it, and when. */
const changedBy = (personID: string) => ({ updated_by: personID, updated_at: sql<Date>`now()` });

/** Writes what the form holds. */
export async function updateFields(
  trx: Database,
  productID: string,
  personID: string,
  columns: Updateable<Products>,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ ...columns, ...changedBy(personID), revision: sql<number>`revision + 1` })
    .where('id', '=', productID)
    .execute();
}

/** What is archived already stays as it is. */
export async function setArchived(trx: Database, productID: string, personID: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({ ...changedBy(personID), archived_at: sql<Date>`now()` })
    .where('id', '=', productID)
    .where('archived_at', 'is', null)
    .execute();
}

/** Back behind the others, or to where it was; what is not archived stays as it is. */
export async function setRestored(
  trx: Database,
  { productID, businessID, personID }: { productID: string; businessID: string; personID: string },
  to: 'end' | 'formerPlace',
): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      ...changedBy(personID),
      archived_at: null,
      ...(to === 'end' ? { position: endOf(businessID) } : {}),
    })
    .where('id', '=', productID)
    .where('archived_at', 'is not', null)
    .execute();
}

/** The products a person was the last to change, the latest first (`products_by_editor`). */
export function findChangedBy(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('products')
    .select(['id', 'business_id', 'name', 'updated_at'])
    .where('updated_by', '=', personID)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}
