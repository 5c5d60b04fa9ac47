import { type Static, Type } from 'typebox';
import { holdCauses, blockingLimits as limits } from './blocking-limits.ts';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { listPage } from './list-page.ts';
import { reportReasons, safetyLimits } from './safety-limits.ts';

// What people wrote and they alone see: rules held it back for a day, or a moderator refused or removed it. A removed group nobody sees.

const noun = 'hold';
const Moment = Type.String({ description: 'ISO 8601, UTC' });

/** What is held back. */
export const heldResources = ['post', 'comment', 'group'] as const;
export type HeldResource = (typeof heldResources)[number];
const resourceType = Type.Enum([...heldResources]);

/** Why a post or a comment is held back, as its author reads it. */
export const Held = Type.Object({
  cause: Type.Enum([...holdCauses]),
  publishAt: Type.Optional(
    Type.Intersect([Moment], {
      description:
        'When everybody sees it, unless a moderator refuses; absent of what one refused or removed',
    }),
  ),
  reason: Type.Optional(Type.Enum([...reportReasons], { description: 'Of the moderator' })),
  note: Type.Optional(Type.String({ description: 'Of the moderator' })),
});
export type Held = Static<typeof Held>;

const decided = {
  reason: Type.Enum([...reportReasons]),
  note: Type.Optional(
    Type.String({ minLength: 1, maxLength: limits.note, description: 'The author reads it' }),
  ),
};
const decision = { access: 'signed-in', limit: 'write', noun, method: 'POST' } as const;
const ofResource = Type.Object({ resourceID: Uuid });

const Hold = Type.Object({
  resourceType,
  resourceID: Uuid,
  content: Type.String(),
  author: Type.Optional(
    Type.Object(
      { type: Type.Enum(['business', 'user']), id: Uuid, name: Type.String() },
      { description: 'In whose name it was written; nobody who is gone' },
    ),
  ),
  cause: Type.Enum([...holdCauses]),
  heldAt: Moment,
  publishAt: Type.Optional(Moment),
  reason: Type.Optional(Type.Enum([...reportReasons])),
  note: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Moment),
});
export type Hold = Static<typeof Hold>;

export const listHolds = defineCall({
  name: 'listHolds',
  method: 'GET',
  path: 'holds',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary:
    'For moderators: what is held back and waits, what is published next first, or what was refused or removed, the last first',
  query: Type.Object({
    state: Type.Optional(Type.Enum(['waiting', 'refused'])),
    ...listPage(safetyLimits.pageOfReports, 25),
  }),
  data: Type.Object({ holds: Type.Array(Hold), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden'],
});

export const publishHeld = defineCall({
  ...decision,
  name: 'publishHeld',
  path: 'holds/{resourceID}/publish',
  summary: 'For moderators: publishes at once what waits, or shows again what was refused or removed',
  params: ofResource,
  data: Type.Object({ resourceID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const refuseHeld = defineCall({
  ...decision,
  name: 'refuseHeld',
  path: 'holds/{resourceID}/refuse',
  summary: 'For moderators: what waits stays with its author, who reads why',
  params: ofResource,
  body: Type.Object(decided),
  data: Type.Object({ resourceID: Uuid }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const removeWritten = defineCall({
  ...decision,
  name: 'removeWritten',
  path: 'holds',
  summary:
    'For moderators: takes a post or a comment from everybody but its author, who reads why, or a group from everybody; publishHeld shows it again',
  body: Type.Object({ resourceType, resourceID: Uuid, ...decided }),
  data: Type.Object({ resourceID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});
