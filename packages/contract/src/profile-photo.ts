import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { Picture } from './field.ts';
import { oneLine } from './pattern.ts';
import { longestAlt } from './picture-limits.ts';
import { UploadToken } from './upload.ts';

/** Checklist 289. */
export const validateProfilePhoto = defineCall({
  name: 'validateProfilePhoto',
  method: 'POST',
  path: 'user/profile-photo/upload-validate',
  access: 'signed-in',
  limit: 'write',
  noun: 'upload',
  summary: 'Makes a sent picture the profile photo, once it was checked and its versions were made',
  body: Type.Object({
    token: UploadToken,
    alt: Type.Optional(
      Type.String({ maxLength: longestAlt, pattern: oneLine, description: 'What is to be seen, in words' }),
    ),
  }),
  data: Type.Object({ profilePhoto: Picture }),
  errors: ['BadRequest', 'TokenNotFound', 'NotFound', 'Conflict', 'Unavailable'],
});
