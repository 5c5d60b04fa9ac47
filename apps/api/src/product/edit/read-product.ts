import type { ProductInput } from '@kontor/contract';
import { KontorError, sentenceOf } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { issuesOfPhotos, readPhotos } from './photos.ts';
import { readFields } from './product-fields.ts';
import { issuesOfVideos, readVideos } from './videos.ts';

/**
 * What a product's form was sent with, its new files made ready.
 * @throws BadRequest with an issue for each field found wrong; what `readPhotos` and `readVideos` throw
 */
export async function readProduct(context: ForMember, input: ProductInput) {
  const { fields, issues: wrong } = readFields(input, context.reference);
  const issues = [...wrong, ...issuesOfPhotos(input.photos), ...issuesOfVideos(input.videos)];
  if (issues[0]) throw new KontorError('BadRequest', sentenceOf(issues[0]), { issues });
  return {
    fields,
    photos: await readPhotos(context, input.photos),
    videos: await readVideos(context, input.videos),
  };
}
