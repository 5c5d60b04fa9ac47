import type { Data, EditedProduct, updateProduct } from '@kontor/contract';
import { presentPicture } from '../../upload/present-picture.ts';
import { presentEditedSheet } from '../data-sheet/present.ts';
import { minimumOrderOf, priceOf } from '../present.ts';
import { presentVideo } from '../present-video.ts';
import type { ProductFields } from './product-fields.ts';
import type { EditRow, StandingRow } from './queries.ts';

export function presentStanding(row: StandingRow): Data<typeof updateProduct> {
  return {
    productID: row.id,
    revision: row.revision,
    listed: row.listed,
    archivedAt: row.archived_at?.toISOString(),
  };
}

/** Who changed something, and when. */
export function presentChange(row: Pick<EditRow, 'updated_at' | 'editor_id' | 'first_name' | 'last_name'>) {
  const { updated_at, editor_id, first_name, last_name } = row;
  return {
    updatedAt: updated_at.toISOString(),
    updatedBy: editor_id === null ? undefined : { userID: editor_id, name: `${first_name} ${last_name}` },
  };
}

type FieldsRow = Pick<
  EditRow,
  | 'name'
  | 'description'
  | 'keywords'
  | 'industry_id'
  | 'category_id'
  | 'subcategory_id'
  | 'specs'
  | 'lead_time_days'
  | 'minimum_order'
  | 'minimum_order_unit'
  | 'stock'
  | 'price_amount'
  | 'price_currency'
  | 'price_per'
>;

/** What a row holds of the form, as `readFields` reads what was sent. */
export function fieldsOf(row: FieldsRow): ProductFields {
  return {
    name: row.name,
    description: row.description,
    keywords: row.keywords,
    category: [row.industry_id, row.category_id, row.subcategory_id].filter((id) => id !== null),
    specs: row.specs,
    leadTimeDays: row.lead_time_days,
    minimumOrder: minimumOrderOf(row) ?? null,
    stock: row.stock,
    price: priceOf(row) ?? null,
  };
}

export function presentForEdit(row: EditRow): EditedProduct {
  const fields = fieldsOf(row);
  return {
    ...presentStanding(row),
    ...presentChange(row),
    businessID: row.business_id,
    name: fields.name,
    description: fields.description ?? undefined,
    keywords: fields.keywords,
    category: fields.category.length < 2 ? undefined : fields.category.join('.'),
    specs: fields.specs,
    leadTimeDays: fields.leadTimeDays ?? undefined,
    leadTime: row.lead_time ?? undefined,
    minimumOrder: fields.minimumOrder ?? undefined,
    stock: fields.stock,
    price: fields.price ?? undefined,
    photos: row.photos.map(({ id, photo }) => ({ photoID: id, url: photo.url, ...presentPicture(photo) })),
    videos: row.videos.map(presentVideo),
    dataSheets: row.sheets.map(presentEditedSheet),
    missing: row.missing,
    productCount: row.product_count,
    place: row.place ?? undefined,
  };
}
