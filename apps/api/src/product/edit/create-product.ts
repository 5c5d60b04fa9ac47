import type { createProduct as createProductCall, Data, Input } from '@kontor/contract';
import { KontorError, sentenceOf } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { writeOnce } from '../../write/write-once.ts';
import { issuesOfPhotos, putPhotos, readPhotos } from './photos.ts';
import { presentStanding } from './present.ts';
import { columnsOf, readFields } from './product-fields.ts';
import { findStanding, insertProduct, lockProductsOf } from './queries.ts';
import { issuesOfVideos, putVideos, readVideos } from './videos.ts';

/**
 * Adds a product behind the others of the business; found by search at once where its membership shows so many.
 * @throws BadRequest with an issue for each field found wrong; what `readPhotos` and `readVideos` throw
 */
export async function createProduct(
  context: ForMember,
  input: Input<typeof createProductCall>['body'],
): Promise<Data<typeof createProductCall>> {
  const { actor, reference } = context;
  const { businessID } = actor.actingBusiness;
  const { fields, issues: wrong } = readFields(input, reference);
  const issues = [...wrong, ...issuesOfPhotos(input.photos), ...issuesOfVideos(input.videos)];
  if (issues[0]) throw new KontorError('BadRequest', sentenceOf(issues[0]), { issues });
  const photos = await readPhotos(context, input.photos);
  const videos = await readVideos(context, input.videos);
  const about = ({ productID: id }: { productID: string }) => ({ noun: 'product', id });
  return writeOnce(context, input, about, async (trx) => {
    await lockProductsOf(trx, businessID);
    const id = await insertProduct(trx, businessID, { ...columnsOf(fields), updated_by: actor.id });
    await putPhotos(trx, id, [], photos);
    await putVideos(trx, id, [], videos ?? []);
    return presentStanding(await findStanding(trx, id));
  });
}
