import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Picture, Uuid } from './field.ts';
import { fileTypes, maxFileBytes } from './file-kinds.ts';
import { maxPictureBytes, pictureTypes } from './picture-limits.ts';
import {
  businessPictures,
  filePurposes,
  personPictures,
  picturePurposes,
  postPictures,
  productPictures,
} from './upload-purpose.ts';

const noun = 'upload';

/** What an upload becomes; `file-kinds.ts` says what is taken for it. */
const Purpose = Type.Enum([...picturePurposes, ...filePurposes]);

/** What a picture is about to be, before it is sent. */
const announced = {
  contentType: Type.Enum([...pictureTypes]),
  fileSize: Type.Integer({
    minimum: 1,
    maximum: maxPictureBytes,
    description: 'Bytes the file has, exactly',
  }),
};

/** Refers to a sent file wherever one is wanted; only who sent it may use it. */
export const UploadToken = Type.Intersect([Uuid], { description: 'Reference of an upload' });

/** Where to post a file to: the fields first, then the file as `file`. */
export const SignedUpload = Type.Object({
  signedPost: Type.Object({ url: Type.String(), fields: Type.Record(Type.String(), Type.String()) }),
  token: UploadToken,
});
export type SignedUpload = Static<typeof SignedUpload>;

const errors = ['BadRequest', 'TokenNotFound'] as const;

/** Checklist 288. */
export const signUpload = defineCall({
  name: 'signUpload',
  method: 'POST',
  path: 'files/signed-post',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Where a file of this type and size can be sent within 10 minutes, and the token it is used by',
  body: Type.Object({
    contentType: Type.Enum(fileTypes, { description: 'One that is taken for the purpose' }),
    fileSize: Type.Integer({
      minimum: 1,
      maximum: maxFileBytes,
      description: 'Bytes the file has, exactly; what is taken depends on the purpose',
    }),
    purpose: Purpose,
  }),
  data: SignedUpload,
  errors,
});

/** Where signed posts of the local store lead; a store of its own answers elsewhere. */
const store = {
  method: 'POST',
  access: 'anyone',
  limit: 'upload',
  noun,
  body: Type.Object(
    {
      key: Type.String({ maxLength: 200 }),
      'Content-Type': Type.String({ maxLength: 100 }),
      policy: Type.String({ maxLength: 2_000 }),
      signature: Type.String({ maxLength: 100 }),
    },
    // As stores do: what was not signed is not taken.
    { additionalProperties: false },
  ),
  data: Type.Object({ stored: Type.Literal(true) }),
  errors: ['BadRequest', 'Forbidden', 'PayloadTooLarge', 'UnsupportedMediaType'],
} as const;

/** Of pictures. */
export const storeFile = defineCall({
  ...store,
  name: 'storeFile',
  path: 'files/store',
  summary: 'Takes the picture of a signed post; its fields say and prove what may be sent',
  file: { maxBytes: maxPictureBytes },
});

/** Of files of other kinds: they pass through to the store as they arrive. */
export const storeLargeFile = defineCall({
  ...store,
  name: 'storeLargeFile',
  path: 'files/store-large',
  summary: 'Takes the file of a signed post that is no picture; its fields say and prove what may be sent',
  file: { maxBytes: maxFileBytes, isStreamed: true },
});

const Reference = Type.Object({ token: UploadToken });

const sendFile = {
  method: 'POST',
  access: 'signed-in',
  limit: 'upload',
  noun,
  file: { maxBytes: maxPictureBytes },
  data: Reference,
  errors: [...errors, 'PayloadTooLarge', 'UnsupportedMediaType'],
} as const;

/** Checklist 287. */
export const sendPersonFile = defineCall({
  ...sendFile,
  name: 'sendPersonFile',
  path: 'files/upload-request/user',
  summary: 'Takes a picture of a person or of a post, in the field `file`',
  body: Type.Object({ purpose: Type.Optional(Type.Enum([...personPictures, ...postPictures])) }),
});

/** Checklist 287. */
export const sendBusinessFile = defineCall({
  ...sendFile,
  name: 'sendBusinessFile',
  path: 'files/upload-request/business',
  summary: 'Takes a picture of a business or of one of its products, in the field `file`',
  body: Type.Object({ purpose: Type.Optional(Type.Enum([...businessPictures, ...productPictures])) }),
});

/** Checklist 289. */
export const requestProfilePhoto = defineCall({
  name: 'requestProfilePhoto',
  method: 'POST',
  path: 'user/profile-photo/upload-request',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Where a profile photo of this type and size can be sent within 10 minutes',
  body: Type.Object(announced),
  data: SignedUpload,
  errors,
});

/** How far an upload is. */
export const UploadState = Type.Object({
  token: UploadToken,
  state: Type.Enum(['awaited', 'received', 'ready', 'refused']),
  /** Why it was refused: what the file is not. */
  refusal: Type.Optional(Type.String({ description: 'Of files that are no pictures the code of an issue' })),
  picture: Type.Optional(Picture),
  /** Of a file that is no picture, once it is ready; its address where it has one. */
  file: Type.Optional(
    Type.Object({ url: Type.Optional(Type.String()), contentType: Type.String(), bytes: Type.Integer() }),
  ),
});

export const getUpload = defineCall({
  name: 'getUpload',
  method: 'GET',
  path: 'files/upload/{token}',
  // A file that has come to a store of its own is made ready.
  changes: true,
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'How far an upload of the caller is',
  params: Type.Object({ token: UploadToken }),
  data: UploadState,
  errors: ['NotFound', 'TokenNotFound'],
});
