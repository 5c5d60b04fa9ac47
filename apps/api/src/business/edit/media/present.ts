import type { EditedMedia } from '@kontor/contract';
import { presentFile } from '../../../upload/file-of.ts';
import { presentPicture } from '../../../upload/present-picture.ts';
import { presentUpkeep } from '../present-upkeep.ts';
import type { EditedRow, SectionRow } from '../queries.ts';

export function presentMedia(
  row: Pick<EditedRow, 'profile_photo' | 'cover_photo' | 'video'>,
  sections: readonly SectionRow[],
): EditedMedia {
  return {
    profilePhoto: presentPicture(row.profile_photo),
    coverPhoto: presentPicture(row.cover_photo),
    video: row.video ? presentFile(row.video) : undefined,
    ...presentUpkeep(sections, 'media'),
  };
}
