import type { createProduct as createProductCall, Data, Input } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { writeOnce } from '../../write/write-once.ts';
import { putPhotos } from './photos.ts';
import { presentStanding } from './present.ts';
import { columnsOf } from './product-fields.ts';
import { findStanding, insertProduct, lockProductsOf } from './queries.ts';
import { readProduct } from './read-product.ts';
import { putVideos } from './videos.ts';

/**
 * Adds a product behind the others of the business; found by search at once where its membership shows so many.
 * @throws what `readProduct` throws
 */
export async function createProduct(
  context: ForMember,
  input: Input<typeof createProductCall>['body'],
): Promise<Data<typeof createProductCall>> {
  const { id: personID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  const { fields, photos, videos } = await readProduct(context, input);
  const about = ({ productID: id }: { productID: string }) => ({ noun: 'product', id });
  return writeOnce(context, input, about, async (trx) => {
    await lockProductsOf(trx, businessID);
    const id = await insertProduct(trx, businessID, { ...columnsOf(fields), updated_by: personID });
    await putPhotos(trx, id, [], photos);
    await putVideos(trx, id, [], videos ?? []);
    return presentStanding(await findStanding(trx, id));
  });
}
