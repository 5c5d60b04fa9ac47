import type { Publishing } from '../hold/written.ts';
import { findReadable } from './find-thing.ts';
import { findPlace, updatePublished } from './queries.ts';
import { tellOfComment } from './tell-of-comment.ts';

/** Has everybody see a comment that was withheld. The first time it is as new as if it were written now, and those are told whom it concerns. */
export async function publishComment({ db: trx }: Publishing, id: string, isFirst: boolean): Promise<void> {
  await updatePublished(trx, id, isFirst);
  const comment = isFirst ? await findPlace(trx, id) : undefined;
  if (!comment?.person_id) return;
  // Whoever wrote it may have left the group since in which it stands.
  const thing = await findReadable(trx, comment, comment.person_id);
  if (!thing) return;
  const parent = comment.resource_type === 'comment' ? await findPlace(trx, comment.resource_id) : undefined;
  await tellOfComment(
    trx,
    { businessID: comment.acting_business_id ?? undefined, personID: comment.person_id },
    {
      at: { rootType: comment.root_type, rootID: comment.root_id },
      parent,
      thing,
    },
  );
}
