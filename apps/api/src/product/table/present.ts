import type { Language, ProductRowOfTable } from '@kontor/contract';
import { presentNode } from '../../reference/present.ts';
import type { Reference } from '../../reference/reference.ts';
import { presentPicture } from '../../upload/present-picture.ts';
import { presentChange } from '../edit/present.ts';
import { minimumOrderOf, priceOf } from '../present.ts';
import type { TableRow } from './queries.ts';

export function presentRow(
  row: TableRow,
  place: number,
  reference: Reference,
  language: Language,
): ProductRowOfTable {
  const node = (id: string | null) => (id === null ? undefined : presentNode(reference, id, language));
  return {
    productID: row.id,
    name: row.name,
    mainImage: presentPicture(row.photo),
    industry: presentNode(reference, row.industry_id, language),
    category: node(row.category_id),
    subCategory: node(row.subcategory_id),
    stock: row.stock,
    leadTimeDays: row.lead_time_days ?? undefined,
    minimumOrder: minimumOrderOf(row),
    price: priceOf(row),
    listed: row.listed,
    archivedAt: row.archived_at?.toISOString(),
    missing: row.missing,
    place,
    ...presentChange(row),
  };
}
