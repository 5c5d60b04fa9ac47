import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { listPage } from './list-page.ts';
import { safetyLimits as limits, reportReasons } from './safety-limits.ts';

// What people report to moderators, and what becomes of it.

const noun = 'report';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const MessageID = Type.String({ pattern: '^[0-9]{1,18}$' });

/** What a moderator decides, and how a report stands afterwards. */
export const reportDecisions = {
  dismiss: 'dismissed',
  warn: 'warned',
  remove: 'removed',
  suspend: 'suspended',
} as const;
export type ReportDecision = keyof typeof reportDecisions;
const decisions = Object.keys(reportDecisions) as ReportDecision[];

export const reportInquiry = defineCall({
  name: 'reportInquiry',
  method: 'POST',
  path: 'business/request/{rid}/report',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary:
    'Reports a message of the other side, or a conversation, to moderators; the same again is the same report',
  params: Type.Object({ rid: Uuid }),
  query: Type.Object({
    bid: Type.Optional(
      Type.Intersect([Uuid], { description: "One's own business, or one's own user id; oneself without it" }),
    ),
  }),
  body: Type.Object({
    messageID: Type.Optional(
      Type.Intersect([MessageID], { description: 'The conversation as a whole without it' }),
    ),
    reason: Type.Enum([...reportReasons]),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: limits.reportText })),
  }),
  data: Type.Object({ reportID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

/** What is reported beside messages. */
export const reportedResources = ['post', 'comment', 'user', 'business', 'product', 'group'] as const;
export type ReportedResource = (typeof reportedResources)[number];
const ResourceType = Type.Enum([...reportedResources]);

export const reportResource = defineCall({
  name: 'reportResource',
  method: 'POST',
  path: 'social/reports',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary:
    'Reports a post, a comment, a profile, a business, a product or a group to moderators; the same again is the same report',
  body: Type.Object({
    resourceType: ResourceType,
    resourceID: Uuid,
    reason: Type.Enum([...reportReasons]),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: limits.reportText })),
  }),
  data: Type.Object({ reportID: Uuid }),
  errors: ['BadRequest', 'NotFound', 'TooManyRequests'],
});

/** How a report stands, for whoever made it. */
export const reportStates = ['open', 'dismissed', 'acted'] as const;
const OwnReport = Type.Object({
  reportID: Uuid,
  resourceType: Type.Optional(ResourceType),
  resourceID: Type.Optional(Uuid),
  requestID: Type.Optional(Type.Intersect([Uuid], { description: 'Of a conversation, or a message of it' })),
  content: Type.Optional(Type.String({ description: 'As it stood when it was reported' })),
  reason: Type.Enum([...reportReasons]),
  text: Type.Optional(Type.String()),
  at: Moment,
  state: Type.Enum([...reportStates], {
    description: 'It waits; moderators found nothing against it; they did something about it',
  }),
});
export type OwnReport = Static<typeof OwnReport>;

export const listMyReports = defineCall({
  name: 'listMyReports',
  method: 'GET',
  path: 'social/reports',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'What one reported, the last first, and what became of it',
  query: Type.Object(listPage(limits.pageOfReports, 25)),
  data: Type.Object({ reports: Type.Array(OwnReport), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest'],
});

const ReportedParty = Type.Object({
  type: Type.Enum(['business', 'user']),
  id: Uuid,
  name: Type.String(),
});

export const Report = Type.Object({
  reportID: Uuid,
  requestID: Type.Optional(Uuid),
  messageID: Type.Optional(Type.String()),
  resourceType: Type.Optional(ResourceType),
  resourceID: Type.Optional(Uuid),
  content: Type.Optional(
    Type.String({ description: 'What was written, or what it is called, when it was reported' }),
  ),
  reason: Type.Enum([...reportReasons]),
  text: Type.Optional(Type.String()),
  at: Moment,
  reported: Type.Optional(
    Type.Intersect([ReportedParty], { description: 'Who wrote it; nobody who is gone' }),
  ),
  messages: Type.Array(
    Type.Object({
      from: Type.Enum(['S', 'R'], { description: 'S sent the inquiry, R received it' }),
      content: Type.String(),
      datetime: Moment,
    }),
    { description: 'As they stood when it was reported; of a conversation the last ones' },
  ),
  decision: Type.Optional(Type.Enum(Object.values(reportDecisions))),
  decidedAt: Type.Optional(Moment),
  note: Type.Optional(Type.String()),
});
export type Report = Static<typeof Report>;

export const listReports = defineCall({
  name: 'listReports',
  method: 'GET',
  path: 'reports',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary: 'For moderators: reports that wait, the oldest first, or those decided, the last first',
  query: Type.Object({
    state: Type.Optional(Type.Enum(['open', 'decided'])),
    ...listPage(limits.pageOfReports, 25),
  }),
  data: Type.Object({ reports: Type.Array(Report), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden'],
});

export const decideReport = defineCall({
  name: 'decideReport',
  method: 'POST',
  path: 'reports/{reportID}/decide',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'For moderators: decides a report, and with it all others that wait about the same',
  params: Type.Object({ reportID: Uuid }),
  body: Type.Object({
    decision: Type.Enum(decisions),
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.suspensionDays,
        description: 'With suspend: how long the party may send nothing; 30 without it',
      }),
    ),
    note: Type.Optional(
      Type.String({ minLength: 1, maxLength: limits.decisionNote, description: 'For other moderators' }),
    ),
  }),
  data: Report,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});
