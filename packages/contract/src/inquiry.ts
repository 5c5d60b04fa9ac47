import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { CalendarDay, Picture, Uuid } from './field.ts';
import { DeclineReason } from './inquiry-decline.ts';
import { inquiryLimits as limits } from './inquiry-limits.ts';
import { Colleague } from './inquiry-team.ts';
import { listPage } from './list-page.ts';
import { Attachment, SentFiles } from './message-file.ts';
import { Product } from './product.ts';
import { FolderCounts, inquirySafety, messageSafety } from './safety-fields.ts';
import { inquiryFolders } from './safety-limits.ts';
import { ShownAbsence } from './shown-absence.ts';

// Inquiries to businesses, with their conversations (checklist 147, 148, 196, 197, 303 to 307).

const noun = 'inquiry';
const Moment = Type.String({ description: 'ISO 8601, UTC' });

/** S sent the inquiry, R received it. */
export const InquirySide = Type.Enum(['S', 'R']);
export type InquirySide = Static<typeof InquirySide>;

/** Who is on a side: a business, or a person as themselves. Without an id they are no longer there. */
export const InquiryParty = Type.Object({
  type: Type.Enum(['business', 'user']),
  id: Type.Optional(Uuid),
  name: Type.String({ description: 'Empty of somebody who is no longer there' }),
  photo: Type.Optional(Picture),
  business: Type.Optional(BusinessCard),
});
export type InquiryParty = Static<typeof InquiryParty>;

const Quantity = Type.Object({
  number: Type.Number({ exclusiveMinimum: 0, maximum: 1e12 }),
  unit: Type.String({ minLength: 1, maxLength: limits.unit }),
});

/** What is wanted, as the sender states it. */
const wanted = {
  quantity: Type.Optional(Quantity),
  wantedBy: Type.Optional(CalendarDay),
  deliveryPlace: Type.Optional(Type.String({ minLength: 1, maxLength: limits.deliveryPlace })),
};

/** Checklist 197. `type` is text, whatever comes with it. */
export const InquiryMessage = Type.Object({
  messageID: Type.String({ description: 'Later messages of a conversation have larger numbers' }),
  content: Type.String({ description: 'May be empty where files come with it' }),
  datetime: Moment,
  from: InquirySide,
  type: Type.Literal('text'),
  declined: Type.Optional(
    Type.Intersect([DeclineReason], { description: 'Why the business cannot serve the inquiry' }),
  ),
  attachments: Type.Optional(Type.Array(Attachment)),
  author: Type.Optional(
    Type.Object(
      { userID: Type.Optional(Uuid), firstName: Type.String(), lastName: Type.Optional(Type.String()) },
      {
        description:
          'Who wrote it for a business; the other side is told the first name alone, where the business shows names',
      },
    ),
  ),
  ...messageSafety,
});
export type InquiryMessage = Static<typeof InquiryMessage>;

/** Checklist 196, and what a list of conversations shows. */
export const Inquiry = Type.Object({
  requestID: Uuid,
  status: Type.Enum(['open', 'closed']),
  senderType: Type.Enum(['business', 'user']),
  from: Type.Optional(Uuid),
  to: Type.Optional(Uuid),
  subject: Type.String(),
  createdAt: Moment,
  side: Type.Intersect([InquirySide], { description: 'Which side the reader is on' }),
  sender: InquiryParty,
  receiver: InquiryParty,
  ...wanted,
  product: Type.Optional(
    Type.Object({
      name: Type.String({ description: 'As it was called when it was asked about' }),
      card: Type.Optional(Type.Intersect([Product], { description: 'As it is now, if the public sees it' })),
    }),
  ),
  suppliers: Type.Integer({
    description: 'How many businesses were asked the same; each of the others is told no more',
  }),
  lastMessage: Type.Object({
    content: Type.String({ description: 'Its first 200 characters' }),
    datetime: Moment,
    from: InquirySide,
    files: Type.Optional(Type.Integer({ description: 'How many came with it' })),
  }),
  unread: Type.Integer({ description: "Messages of the other side that nobody of one's own has seen" }),
  isMyTurn: Type.Boolean({ description: 'Whether the other side wrote last, and the conversation goes on' }),
  readByOthers: Type.Optional(
    Type.String({ description: 'The last message the other side has seen, where they let it be told' }),
  ),
  assignee: Type.Optional(
    Type.Intersect([Colleague], { description: 'Who of the reader’s own business looks after it' }),
  ),
  assignedBy: Type.Optional(
    Type.Enum(['rule', 'substitute'], {
      description: 'No colleague assigned it but a routing rule: to its person, or to who stands in for them',
    }),
  ),
  absence: Type.Optional(
    Type.Intersect([ShownAbsence], { description: 'Until when the business of the other side is away' }),
  ),
  closedAt: Type.Optional(Moment),
  closedBy: Type.Optional(InquirySide),
  closeReason: Type.Optional(Type.String()),
  reopenableUntil: Type.Optional(Moment),
  ...inquirySafety,
});
export type Inquiry = Static<typeof Inquiry>;

const Asked = Type.Object({ rid: Uuid });
const As = Type.Object({
  bid: Type.Optional(
    Type.Intersect([Uuid], { description: "One's own business, or one's own user id; oneself without it" }),
  ),
});
const ofConversation = { access: 'signed-in', limit: 'write', noun, params: Asked, query: As } as const;
const ofReader = { access: 'signed-in', limit: 'read', noun } as const;

/** Checklist 303. Sent once to each of several businesses, it makes a conversation with each. */
export const sendInquiry = defineCall({
  name: 'sendInquiry',
  method: 'POST',
  path: 'business/request',
  access: 'signed-in',
  limit: 'write',
  noun,
  isIdempotent: true,
  summary:
    'Sends an inquiry to a business, as oneself or as a business of one’s own, and the same to up to seven others; or a message to a person one is connected with',
  body: Type.Object({
    to: Uuid,
    from: Type.Optional(
      Type.Intersect([Uuid], { description: 'A business of one’s own; left out for oneself' }),
    ),
    subject: Type.String({ minLength: 1, maxLength: limits.subject }),
    message: Type.String({ minLength: 1, maxLength: limits.message }),
    productID: Type.Optional(Uuid),
    ...wanted,
    wantedBy: Type.Optional(Type.Intersect([CalendarDay], { description: 'YYYY-MM-DD, today or later' })),
    ...SentFiles,
    others: Type.Optional(Type.Array(Uuid, { maxItems: limits.suppliers - 1, uniqueItems: true })),
  }),
  data: Type.Object({
    requestID: Uuid,
    requestIDs: Type.Array(Uuid, { description: 'Of all conversations, in the order of the businesses' }),
  }),
  errors: ['Forbidden', 'NotFound', 'Conflict', 'UnsupportedMediaType', 'Unavailable', 'TooManyRequests'],
});

export const inquiryFilters = [
  'all',
  'unread',
  'my-turn',
  'overdue',
  'their-turn',
  'mine',
  'unassigned',
  'closed',
] as const;
export type InquiryFilter = (typeof inquiryFilters)[number];
/** Those that only a business has. */
export const teamFilters: readonly InquiryFilter[] = ['mine', 'unassigned'];

/** Checklist 304. */
export const listInquiries = defineCall({
  ...ofReader,
  name: 'listInquiries',
  method: 'GET',
  path: 'business/request',
  summary: 'Conversations of a person or a business, page by page, the newest first',
  query: Type.Object({
    ubid: Type.Intersect([Uuid], { description: "One's own business, or one's own user id" }),
    text: Type.Optional(
      Type.String({ maxLength: limits.searchText, description: 'In names, subjects and messages' }),
    ),
    filter: Type.Optional(Type.Enum([...inquiryFilters])),
    folder: Type.Optional(
      Type.Enum([...inquiryFolders], {
        description:
          'The inbox without it; first contacts of senders who are not trusted yet lie in `strangers`',
      }),
    ),
    order: Type.Optional(
      Type.Enum(['created', 'recent'], { description: 'By their beginning; or by their last message' }),
    ),
    ...listPage(limits.pageOfInquiries, 25),
  }),
  data: Type.Object({
    inquiries: Type.Array(Inquiry),
    next: Type.Optional(Type.String()),
    folders: FolderCounts,
  }),
  errors: ['BadRequest', 'Forbidden'],
});

export const getInquiry = defineCall({
  ...ofReader,
  name: 'getInquiry',
  method: 'GET',
  path: 'business/request/{rid}',
  summary: 'One conversation, as the list has it',
  params: Asked,
  query: As,
  data: Inquiry,
  errors: ['Forbidden', 'NotFound'],
});

/** Checklist 305. */
export const getInquiryMessages = defineCall({
  ...ofReader,
  name: 'getInquiryMessages',
  method: 'GET',
  path: 'business/request/{rid}/get-messages',
  summary: 'Messages of a conversation, oldest first: the last ones, or those before or after a message',
  params: Asked,
  query: Type.Object({
    ...As.properties,
    size: Type.Integer({ minimum: 1, maximum: limits.pageOfMessages, default: 50 }),
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$', description: 'A `messageID`' })),
    after: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$', description: 'A `messageID`' })),
  }),
  data: Type.Object({
    messages: Type.Array(InquiryMessage),
    hasMore: Type.Boolean({ description: 'Whether there are earlier ones; with `after` later ones' }),
  }),
  errors: ['Forbidden', 'NotFound'],
});

/** Checklist 306. */
export const sendMessage = defineCall({
  ...ofConversation,
  name: 'sendMessage',
  method: 'POST',
  path: 'business/request/{rid}/send-message',
  isIdempotent: true,
  summary: 'Writes in a conversation that has not ended',
  body: Type.Object({
    content: Type.String({ maxLength: limits.message, description: 'May be empty with files' }),
    ...SentFiles,
  }),
  data: InquiryMessage,
  errors: ['Forbidden', 'NotFound', 'Conflict', 'UnsupportedMediaType', 'Unavailable'],
});

/** Members of a business may: it is an answer, and the conversation goes on until somebody ends it. */
export const declineInquiry = defineCall({
  ...ofConversation,
  name: 'declineInquiry',
  method: 'POST',
  path: 'business/request/{rid}/decline',
  isIdempotent: true,
  summary: 'Answers an inquiry that one received with the reason why one cannot serve it',
  body: Type.Object({
    reason: DeclineReason,
    text: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: limits.message,
        description: 'In words of one’s own; required for `other`',
      }),
    ),
  }),
  data: InquiryMessage,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

const State = Type.Object({ requestID: Uuid, status: Type.Enum(['open', 'closed']) });

/** Checklist 213, 307. What is ended twice has ended. */
export const endInquiry = defineCall({
  ...ofConversation,
  name: 'endInquiry',
  method: 'POST',
  path: 'business/request/{rid}/end-request',
  summary: 'Ends a conversation, for both sides; of a business its owners and administrators may',
  body: Type.Object({
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: limits.closeReason })),
  }),
  data: State,
  errors: ['Forbidden', 'NotFound'],
});

export const reopenInquiry = defineCall({
  ...ofConversation,
  name: 'reopenInquiry',
  method: 'POST',
  path: 'business/request/{rid}/reopen-request',
  summary: `Goes on with a conversation that ended in the last ${limits.reopenDays} days, whoever ended it`,
  data: State,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const markInquiryRead = defineCall({
  ...ofConversation,
  name: 'markInquiryRead',
  method: 'POST',
  path: 'business/request/{rid}/mark-read',
  summary: 'All messages up to this one were seen; earlier marks stay where they are',
  body: Type.Object({ messageID: Type.String({ pattern: '^[0-9]{1,18}$' }) }),
  data: Type.Object({ requestID: Uuid, unread: Type.Integer() }),
  errors: ['Forbidden', 'NotFound'],
});

/** To be called while somebody types, every few seconds. */
export const tellTyping = defineCall({
  ...ofConversation,
  name: 'tellTyping',
  method: 'POST',
  path: 'business/request/{rid}/typing',
  summary: 'Tells the others in a conversation, live, that one is writing',
  data: Type.Object({ requestID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

/** Of a person and of each of their businesses; those with nothing unread are left out. */
export const countUnreadInquiries = defineCall({
  ...ofReader,
  name: 'countUnreadInquiries',
  method: 'GET',
  path: 'business/request/unread',
  summary: 'How many conversations hold unread messages, as oneself and as each of one’s businesses',
  data: Type.Object({
    total: Type.Integer({ description: 'First contacts of strangers are not among them' }),
    parties: Type.Array(
      Type.Object({
        id: Uuid,
        unread: Type.Integer(),
        strangers: Type.Optional(Type.Integer({ description: 'First contacts that hold something unread' })),
      }),
    ),
  }),
});

export const WaitingInquiry = Type.Object({
  requestID: Uuid,
  asBusiness: Type.Optional(
    Type.Object(
      { businessID: Uuid, companyName: Type.String() },
      { description: "Which of one's businesses it waits for; oneself without it" },
    ),
  ),
  other: InquiryParty,
  subject: Type.String(),
  unread: Type.Integer(),
  lastMessageAt: Moment,
});
export type WaitingInquiry = Static<typeof WaitingInquiry>;

/** What colleagues look after is theirs to read. */
export const listWaitingInquiries = defineCall({
  ...ofReader,
  name: 'listWaitingInquiries',
  method: 'GET',
  path: 'business/request/waiting',
  summary: 'Conversations with unread messages, as oneself and as each of one’s businesses, the last first',
  data: Type.Object({ inquiries: Type.Array(WaitingInquiry, { maxItems: limits.waitingAtOnce }) }),
});

/** Checklist 256: the facts a supplier may want to know of whoever asks. */
export const getBuyerProfile = defineCall({
  ...ofReader,
  name: 'getBuyerProfile',
  method: 'GET',
  path: 'business/request/{rid}/buyer',
  summary:
    'Who sent an inquiry, for those who received it: facts alone, and no way to reach them besides the conversation',
  params: Asked,
  query: As,
  data: Type.Object({
    party: InquiryParty,
    memberSince: Type.Optional(Moment),
    hasConfirmedAddress: Type.Boolean(),
    inquiries: Type.Integer({ description: 'Sent so far, those to others too' }),
    closed: Type.Integer({ description: 'Of these, how many ended' }),
    answered: Type.Integer({ description: 'Of these, in how many the buyer wrote again after an answer' }),
  }),
  errors: ['Forbidden', 'NotFound'],
});
