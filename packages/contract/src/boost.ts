import { type Static, Type } from 'typebox';
import { boostDays, boostEvents, boostedKinds } from './boost-limits.ts';
import { defineCall } from './call.ts';
import { CalendarDay, Subscription, Uuid } from './field.ts';

const noun = 'boost';

const figures = {
  shows: Type.Integer({ description: 'How often its card was seen on a page of results' }),
  clicks: Type.Integer({ description: 'How often somebody followed its card' }),
  inquiries: Type.Integer({
    description: 'Requests that were sent after it was followed, in the same visit',
  }),
};

export const Boost = Type.Object({
  boostID: Uuid,
  kind: Type.Enum([...boostedKinds]),
  productID: Type.Optional(Uuid),
  name: Type.Optional(
    Type.String({
      description: 'Of the business or the product; not of a product that the public does not see',
    }),
  ),
  startsAt: Type.String(),
  endsAt: Type.String(),
  isRunning: Type.Boolean(),
  ...figures,
});
export type Boost = Static<typeof Boost>;

const ofBusiness = {
  access: 'signed-in',
  noun,
  params: Type.Object({ businessID: Uuid }),
  path: 'business/{businessID}/boosts',
} as const;

export const listBoosts = defineCall({
  ...ofBusiness,
  name: 'listBoosts',
  method: 'GET',
  limit: 'read',
  summary: 'The boosts of a business with their figures, and how many it has left this month',
  data: Type.Object({
    subscription: Subscription,
    month: Type.Object({
      boosts: Type.Integer({ description: 'That its package has' }),
      used: Type.Integer(),
      ends: CalendarDay,
    }),
    boosts: Type.Array(Boost, { description: 'The last 100, those that run first, the newest first' }),
    days: Type.Array(Type.Object({ day: CalendarDay, ...figures }), {
      description: 'Their figures on each of the last 30 days (UTC), the oldest first',
    }),
  }),
  errors: ['Forbidden'],
});

export const createBoost = defineCall({
  ...ofBusiness,
  name: 'createBoost',
  method: 'POST',
  limit: 'write',
  isIdempotent: true,
  summary: `Boosts a business or one of the products it shows for ${boostDays} days: one of those its package has this month`,
  body: Type.Object({ productID: Type.Optional(Uuid) }),
  data: Boost,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

/** By the page that shows it. Counts cards, never people: nothing of who saw one is stored. */
export const countBoost = defineCall({
  name: 'countBoost',
  method: 'POST',
  path: 'boosts/{boostID}/count',
  access: 'anyone',
  limit: 'write',
  // In memory alone, until many are written at once.
  changes: false,
  noun,
  summary:
    'Says that a promoted card was seen, followed or written to; of one visitor it counts once in 30 minutes, and never of the people of the business',
  params: Type.Object({ boostID: Uuid }),
  body: Type.Object({ event: Type.Enum([...boostEvents]) }),
  data: Type.Object({ counted: Type.Boolean() }),
});
