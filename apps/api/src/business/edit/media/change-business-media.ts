import { type BusinessMediaChange, businessMediaNames, type EditedMedia } from '@kontor/contract';
import type { StoredFile } from '@kontor/database';
import { shownFile } from '../../../upload/file-of.ts';
import { readPictureChange } from '../../../upload/picture-change.ts';
import { readyFile } from '../../../upload/use-upload.ts';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { findChangedByOthers } from '../changes/queries.ts';
import { areEqual } from '../field.ts';
import { findEdited, findSections, lockEdited } from '../queries.ts';
import { applyMedia, type MediaStep } from './apply-media.ts';
import { mediaColumns, picturePurposeOf } from './media-fields.ts';
import { presentMedia } from './present.ts';

/**
 * Changes the pictures and the video that were sent, or the words of a picture alone, all or none; sent again it changes nothing.
 * @throws NotFound; Conflict that names what somebody else changed since the revision; what `readyPicture` and `readyFile` throw
 */
export async function changeBusinessMedia(
  context: ForMember,
  { revision, ...sent }: BusinessMediaChange,
): Promise<EditedMedia> {
  const { db, actor } = context;
  const { businessID } = actor.actingBusiness;
  const pictures = await Promise.all(
    businessMediaNames.map(async (name) => ({
      name,
      change: await readPictureChange(context, sent[name], picturePurposeOf[name]),
    })),
  );
  const video = await readVideoChange(context, sent.video);
  const about = (isChanged: boolean) => (isChanged ? { noun: 'business', id: businessID } : undefined);
  await write(context, about, async (trx) => {
    const row = await lockEdited(trx, businessID);
    const steps: MediaStep[] = pictures.map(({ name, change }) => {
      const before = row[mediaColumns[name]];
      return { name, before, after: change(before) };
    });
    if (video !== undefined) steps.push({ name: 'video', before: row.video, after: video });
    const changed = steps.filter(({ before, after }) => !areEqual(before, after));
    if (changed.length === 0) return false;
    const where = { businessID, section: 'media', revision, personID: actor.id };
    const others = await findChangedByOthers(trx, where);
    const clashes = changed.map(({ name }) => name).filter((name) => others.has(name));
    if (clashes.length > 0) throw changedMeanwhile(clashes);
    await applyMedia(trx, context, changed);
    return true;
  });
  return presentMedia(await findEdited(db, businessID), await findSections(db, businessID));
}

/** Another video, or null for none; undefined where it stays. */
async function readVideoChange(
  context: ForMember,
  token: BusinessMediaChange['video'],
): Promise<StoredFile | null | undefined> {
  if (token === undefined) return undefined;
  return token
    ? shownFile(await readyFile(context, token, { purpose: 'business-video', field: 'video' }))
    : null;
}
