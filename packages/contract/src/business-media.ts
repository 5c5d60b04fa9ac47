import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { confirmation } from './confirmation.ts';
import { Picture } from './field.ts';
import { FileReference, ShownFile } from './file-reference.ts';
import { ofBusiness } from './of-business.ts';
import { PictureReference } from './picture-reference.ts';

// Logo, cover and video of a business, as its owners and administrators edit them.

/** The pictures of a business, by name. */
export const businessMediaNames = ['profilePhoto', 'coverPhoto'] as const;
export type BusinessMediaName = (typeof businessMediaNames)[number];

/** All its media. */
export const businessMediaParts = [...businessMediaNames, 'video'] as const;
export type BusinessMediaPart = (typeof businessMediaParts)[number];

export const EditedMedia = Type.Object({
  profilePhoto: Type.Optional(Picture),
  coverPhoto: Type.Optional(Picture),
  video: Type.Optional(ShownFile),
  revision: Type.Integer({ description: 'Of the section: raised by each change of one of them' }),
  ...confirmation,
});
export type EditedMedia = Static<typeof EditedMedia>;

export const BusinessMediaChange = Type.Object({
  revision: Type.Integer({ minimum: 0, description: 'Of the section as it was read' }),
  profilePhoto: Type.Optional(PictureReference),
  coverPhoto: Type.Optional(PictureReference),
  video: Type.Optional(FileReference),
});
export type BusinessMediaChange = Static<typeof BusinessMediaChange>;

const ofMedia = {
  ...ofBusiness,
  limit: 'write',
  data: EditedMedia,
} as const;

export const changeBusinessMedia = defineCall({
  ...ofMedia,
  name: 'changeBusinessMedia',
  method: 'PUT',
  path: 'business/profile/{businessID}/media',
  summary:
    'Changes or removes the pictures and the video that are sent, or the words of a picture alone; one that somebody else changed since `revision` is a conflict',
  body: BusinessMediaChange,
  errors: ['Forbidden', 'NotFound', 'Conflict', 'UnsupportedMediaType'],
});

export const confirmBusinessMedia = defineCall({
  ...ofMedia,
  name: 'confirmBusinessMedia',
  method: 'POST',
  path: 'business/profile/{businessID}/media/confirm',
  summary: 'Says that logo, cover and video are still right, today',
  errors: ['Forbidden', 'NotFound'],
});
