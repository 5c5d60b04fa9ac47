import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { FileAnswer } from './file-answer.ts';
import { InquirySide } from './inquiry.ts';
import { DeclineReason } from './inquiry-decline.ts';

// A conversation as a file that a third party can check: each message carries the hash of the one before, and the last is signed.

const noun = 'inquiry';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const Hash = Type.String({
  description: 'SHA-256 of the canonical JSON (RFC 8785), base64url',
});

/** Of this shape; another one would get another name. */
export const transcriptFormat = 'kontor-transcript-1';

const Party = Type.Object({
  type: Type.Enum(['business', 'user']),
  id: Type.Optional(Uuid),
  name: Type.String({ description: 'Empty of somebody who is no longer there' }),
});

export const TranscriptHead = Type.Object({
  format: Type.Literal(transcriptFormat),
  issuer: Type.String({ description: 'Origin of the portal it was written by' }),
  requestID: Uuid,
  subject: Type.String(),
  createdAt: Moment,
  sender: Party,
  receiver: Party,
  product: Type.Optional(Type.String()),
  quantity: Type.Optional(Type.Object({ number: Type.Number(), unit: Type.String() })),
  wantedBy: Type.Optional(Type.String()),
  deliveryPlace: Type.Optional(Type.String()),
  status: Type.Enum(['open', 'closed']),
  closedAt: Type.Optional(Moment),
  closedBy: Type.Optional(InquirySide),
  closeReason: Type.Optional(Type.String()),
  writtenFor: Type.Intersect([InquirySide], {
    description: 'The side it was written for: people of the other one are called by their first names',
  }),
});
export type TranscriptHead = Static<typeof TranscriptHead>;

export const TranscriptEntry = Type.Object({
  messageID: Type.String(),
  datetime: Moment,
  from: InquirySide,
  author: Type.Optional(Type.String({ description: 'Who wrote it for a business' })),
  content: Type.String(),
  isRemoved: Type.Optional(Type.Literal(true, { description: 'By a moderator; its words are not told' })),
  declined: Type.Optional(DeclineReason),
  files: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        bytes: Type.Integer(),
        isRevoked: Type.Optional(Type.Literal(true)),
      }),
    ),
  ),
  previous: Type.Intersect([Hash], {
    description: '`hash` of the entry before; of the first one that of the head',
  }),
  hash: Type.Intersect([Hash], { description: 'Of this entry without `hash`' }),
});
export type TranscriptEntry = Static<typeof TranscriptEntry>;

/** What the signature says: the payload of a compact JWS (RFC 7515). */
export const TranscriptSeal = Type.Object({
  iss: Type.String(),
  iat: Type.Integer({ description: 'Seconds since 1970' }),
  requestID: Uuid,
  entries: Type.Integer(),
  hash: Type.Intersect([Hash], { description: 'Of the last entry; of the head where there is none' }),
});
export type TranscriptSeal = Static<typeof TranscriptSeal>;

export const Transcript = Type.Object({
  head: TranscriptHead,
  entries: Type.Array(TranscriptEntry),
  signature: Type.String({ description: 'A compact JWS over `TranscriptSeal`' }),
});
export type Transcript = Static<typeof Transcript>;

export const downloadTranscript = defineCall({
  name: 'downloadTranscript',
  method: 'GET',
  path: 'business/request/{rid}/transcript',
  access: 'signed-in',
  limit: 'computation',
  noun,
  summary:
    'A whole conversation as a signed file, for both of its sides; `Transcript` is what it holds, by `listTranscriptKeys` it is checked',
  params: Type.Object({ rid: Uuid }),
  query: Type.Object({
    bid: Type.Optional(
      Type.Intersect([Uuid], { description: "One's own business, or one's own user id; oneself without it" }),
    ),
  }),
  isFile: true,
  data: FileAnswer,
  errors: ['Forbidden', 'NotFound'],
});

/** As RFC 7517 has them. */
const PublicKey = Type.Object({
  kty: Type.String(),
  crv: Type.String(),
  x: Type.String(),
  y: Type.String(),
  kid: Type.String(),
  alg: Type.String(),
  use: Type.String(),
});

export const listTranscriptKeys = defineCall({
  name: 'listTranscriptKeys',
  method: 'GET',
  path: 'transcripts/keys',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'The public keys transcripts are checked by, those that sign no more, too',
  data: Type.Object({ keys: Type.Array(PublicKey) }),
});
