import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { FileAnswer } from './file-answer.ts';
import { fileKinds } from './file-kinds.ts';
import { inquiryLimits as limits } from './inquiry-limits.ts';
import { UploadToken } from './upload.ts';

// Files that come with messages of a conversation. They are for its two sides alone.

/** A file of a message, as either side sees it. */
export const Attachment = Type.Object({
  fileID: Uuid,
  name: Type.String(),
  bytes: Type.Integer(),
  kind: Type.Enum([...new Set(Object.values(fileKinds['inquiry-file'].types))], {
    description: 'The ending of its name',
  }),
  picture: Type.Optional(
    Type.Object(
      { width: Type.Integer(), height: Type.Integer() },
      { description: 'Of a picture, how large it is shown' },
    ),
  ),
  state: Type.Enum(['ready', 'revoked']),
  isConfidential: Type.Boolean({ description: 'The other side confirms before it gets the file' }),
  isConfirmed: Type.Optional(
    Type.Boolean({
      description: 'Of a confidential one of the other side: whether the reader has confirmed',
    }),
  ),
});
export type Attachment = Static<typeof Attachment>;

/** What is sent of files with an inquiry or a message. */
export const SentFiles = {
  files: Type.Optional(
    Type.Array(
      Type.Object({
        token: UploadToken,
        name: Type.Optional(
          Type.String({
            maxLength: limits.fileName,
            description: 'As it is saved; it gets the ending of its kind',
          }),
        ),
      }),
      { maxItems: limits.files },
    ),
  ),
  isConfidential: Type.Optional(
    Type.Boolean({
      description: 'Whoever reads has to confirm that the files are confidential before they open',
    }),
  ),
};

const ofFile = {
  access: 'signed-in',
  noun: 'inquiry',
  params: Type.Object({ rid: Uuid, fileID: Uuid }),
  query: Type.Object({
    bid: Type.Optional(
      Type.Intersect([Uuid], { description: "One's own business, or one's own user id; oneself without it" }),
    ),
  }),
} as const;

export const downloadMessageFile = defineCall({
  ...ofFile,
  name: 'downloadMessageFile',
  method: 'GET',
  path: 'business/request/{rid}/files/{fileID}',
  // That the other side has it is noted.
  changes: true,
  limit: 'read',
  summary:
    'A file of a message, for both sides of its conversation; the sender sees who of the others got it',
  isFile: true,
  data: FileAnswer,
  errors: ['Forbidden', 'ConfirmationRequired', 'NotFound'],
});

const Moment = Type.String({ description: 'ISO 8601, UTC' });

export const listFileDownloads = defineCall({
  ...ofFile,
  name: 'listFileDownloads',
  method: 'GET',
  path: 'business/request/{rid}/files/{fileID}/downloads',
  limit: 'read',
  summary: 'Who of the other side confirmed and got a file, for the side that sent it; the latest first',
  data: Type.Array(
    Type.Object({
      action: Type.Enum(['confirmed', 'downloaded']),
      at: Type.Intersect([Moment], { description: 'Of downloads the first of a day; days are those of UTC' }),
      firstName: Type.Optional(Type.String({ description: 'Absent of somebody who is gone' })),
    }),
  ),
  errors: ['Forbidden', 'NotFound'],
});

export const revokeMessageFile = defineCall({
  ...ofFile,
  name: 'revokeMessageFile',
  method: 'POST',
  path: 'business/request/{rid}/files/{fileID}/revoke',
  limit: 'write',
  summary: 'Withdraws a file for good: nobody gets it from then on; for the side that sent it',
  data: Attachment,
  errors: ['Forbidden', 'NotFound'],
});

export const confirmConfidentiality = defineCall({
  ...ofFile,
  name: 'confirmConfidentiality',
  method: 'POST',
  path: 'business/request/{rid}/files/{fileID}/confirm',
  limit: 'write',
  summary:
    'Confirms, once and for oneself, that a file of the other side is confidential; the sender sees it',
  data: Attachment,
  errors: ['Forbidden', 'NotFound'],
});
