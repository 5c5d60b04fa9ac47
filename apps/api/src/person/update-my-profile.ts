import type { MyProfile, ProfileChange } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { People } from '@kontor/database/schema';
import type { Person } from '@kontor/server';
import { KontorError, sentenceOf } from '@kontor/server';
import type { Updateable } from 'kysely';
import type { Context } from '../context.ts';
import { type PictureChange, readPictureChange } from '../upload/picture-change.ts';
import { replacePicture } from '../upload/use-upload.ts';
import { write } from '../write/write.ts';
import { getMyProfile } from './get-my-profile.ts';
import { type ChangedRow, findForChange, lockPerson, updateProfile } from './queries.ts';
import { readChange } from './read-change.ts';

/**
 * Changes the fields that were sent, all or none; found by search at once. Of two changes at the same time each is whole,
 * and where both say something of the same field, the later one counts.
 * @throws BadRequest with an issue for each field found wrong; what `readyPicture` throws
 */
export async function updateMyProfile(context: Context<Person>, change: ProfileChange): Promise<MyProfile> {
  const { reference, actor } = context;
  // Waits until the versions of a picture are made: nothing is locked meanwhile.
  const photo = await readPictureChange(context, change.profilePhoto, 'profile-photo');
  const cover = await readPictureChange(context, change.coverPhoto, 'cover-photo');
  await write(context, { noun: 'person', id: actor.id }, async (trx) => {
    await lockPerson(trx, actor.id);
    const row = await findForChange(trx, actor.id);
    if (!row) throw new KontorError('SessionError', 'This account no longer exists.');
    const { columns, issues } = readChange(change, row, reference);
    if (issues[0]) throw new KontorError('BadRequest', sentenceOf(issues[0]), { issues });
    const pictures = {
      ...(await putPicture(trx, row, 'profile_photo', photo)),
      ...(await putPicture(trx, row, 'cover_photo', cover)),
    };
    await updateProfile(trx, actor.id, { ...columns, ...pictures });
  });
  return getMyProfile(context);
}

async function putPicture(
  trx: Database,
  row: ChangedRow,
  column: 'profile_photo' | 'cover_photo',
  change: PictureChange,
): Promise<Updateable<People>> {
  const before = row[column];
  const after = change(before);
  if (after === before) return {};
  await replacePicture(trx, before, after);
  return { [column]: after && JSON.stringify(after) };
}
