import { isDeepStrictEqual } from 'node:util';
import type { Data, Input, updateProduct as updateProductCall } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { photosDiffer, putPhotos, type WantedPhoto } from './photos.ts';
import { fieldsOf, presentStanding } from './present.ts';
import { columnsOf, type ProductFields } from './product-fields.ts';
import { type EditRow, findForEdit, findStanding, lockProductsOf, updateFields } from './queries.ts';
import { readProduct } from './read-product.ts';
import { putVideos, videosDiffer, type WantedVideo } from './videos.ts';

/**
 * Replaces what the form holds. Sent again, it makes no difference and succeeds.
 * @throws Conflict where somebody changed the product since the revision that was sent, with an issue for each field that differs;
 * NotFound; what `readProduct` throws
 */
export async function updateProduct(
  context: ForMember,
  productID: string,
  input: Input<typeof updateProductCall>['body'],
): Promise<Data<typeof updateProductCall>> {
  const { actor } = context;
  const { businessID } = actor.actingBusiness;
  const { fields, photos, videos } = await readProduct(context, input);
  return write(context, { noun: 'product', id: productID }, async (trx) => {
    await lockProductsOf(trx, businessID);
    const row = found(await findForEdit(trx, productID, businessID), 'product');
    const differing = fieldsThatDiffer(row, fields, photos, videos);
    if (differing.length > 0 && row.revision !== input.revision) throw changedMeanwhile(differing);
    if (differing.includes('photos')) await putPhotos(trx, productID, row.photos, photos);
    if (videos && differing.includes('videos')) await putVideos(trx, productID, row.videos, videos);
    if (differing.length > 0) await updateFields(trx, productID, actor.id, columnsOf(fields));
    return presentStanding(await findStanding(trx, productID));
  });
}

function fieldsThatDiffer(
  row: EditRow,
  fields: ProductFields,
  photos: readonly WantedPhoto[],
  videos: readonly WantedVideo[] | undefined,
): string[] {
  const now = fieldsOf(row);
  const names = Object.keys(fields) as (keyof ProductFields)[];
  const differing: string[] = names.filter((name) => !isDeepStrictEqual(now[name], fields[name]));
  if (photosDiffer(row.photos, photos)) differing.push('photos');
  if (videosDiffer(row.videos, videos)) differing.push('videos');
  return differing;
}

function changedMeanwhile(fields: readonly string[]): KontorError {
  const message = 'Someone else has changed this product in the meantime.';
  const issues = fields.map((field) => issueAt(field, { code: 'changedMeanwhile' }));
  return new KontorError('Conflict', message, { issues });
}
