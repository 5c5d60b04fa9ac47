import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Picture, Uuid } from './field.ts';
import { oneLine } from './pattern.ts';

const noun = 'upload';

/** What a picture may be sent as. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Largest picture in bytes: 500 KB (checklist 237). The browser makes larger ones smaller first. */
export const maxPictureBytes = 500 * 1024;

/** What an upload becomes. */
export const personPictures = ['profile-photo', 'cover-photo'] as const;
export const businessPictures = ['business-profile-photo', 'business-cover-photo'] as const;
export const UploadPurpose = Type.Enum([...personPictures, ...businessPictures]);
export type UploadPurpose = Static<typeof UploadPurpose>;

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
  summary: 'Where a picture of this type and size can be sent within 10 minutes, and the token it is used by',
  body: Type.Object({ ...announced, purpose: UploadPurpose }),
  data: SignedUpload,
  errors,
});

/** Where the signed post of the local store leads; a store of its own answers elsewhere. */
export const storeFile = defineCall({
  name: 'storeFile',
  method: 'POST',
  path: 'files/store',
  access: 'anyone',
  limit: 'upload',
  noun,
  summary: 'Takes the file of a signed post; its fields say and prove what may be sent',
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
  file: { maxBytes: maxPictureBytes },
  data: Type.Object({ stored: Type.Literal(true) }),
  errors: ['BadRequest', 'Forbidden', 'PayloadTooLarge', 'UnsupportedMediaType'],
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
  summary: 'Takes a picture of a person, in the field `file`',
  body: Type.Object({ purpose: Type.Optional(Type.Enum([...personPictures])) }),
});

/** Checklist 287. */
export const sendBusinessFile = defineCall({
  ...sendFile,
  name: 'sendBusinessFile',
  path: 'files/upload-request/business',
  summary: 'Takes a picture of a business, in the field `file`',
  body: Type.Object({ purpose: Type.Optional(Type.Enum([...businessPictures])) }),
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

/** Checklist 289. */
export const validateProfilePhoto = defineCall({
  name: 'validateProfilePhoto',
  method: 'POST',
  path: 'user/profile-photo/upload-validate',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Makes a sent picture the profile photo, once it was checked and its versions were made',
  body: Type.Object({
    token: UploadToken,
    alt: Type.Optional(
      Type.String({ maxLength: 200, pattern: oneLine, description: 'What is to be seen, in words' }),
    ),
  }),
  data: Type.Object({ profilePhoto: Picture }),
  errors: [...errors, 'NotFound', 'Conflict', 'Unavailable'],
});

/** How far an upload is. */
export const UploadState = Type.Object({
  token: UploadToken,
  state: Type.Enum(['awaited', 'received', 'ready', 'refused']),
  /** Why it was refused: what the file is not. */
  refusal: Type.Optional(Type.String()),
  picture: Type.Optional(Picture),
});

export const getUpload = defineCall({
  name: 'getUpload',
  method: 'GET',
  path: 'files/upload/{token}',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'How far an upload of the caller is',
  params: Type.Object({ token: UploadToken }),
  data: UploadState,
  errors: ['NotFound', 'TokenNotFound'],
});
