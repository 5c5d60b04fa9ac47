import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { AnswerFigures } from './dashboard.ts';
import { CalendarDay, Uuid } from './field.ts';
import { PaidPlan } from './membership.ts';

const Count = Type.Integer({ minimum: 0 });

/** What a business had in a year of a package: what there was, not what there would have been without it. */
export const MembershipReview = Type.Object({
  planId: PaidPlan,
  startsOn: CalendarDay,
  endsOn: Type.Intersect([CalendarDay], { description: 'The last day' }),
  isOver: Type.Boolean(),
  profileViews: Count,
  productViews: Count,
  searches: Type.Intersect([Count], { description: 'That showed it among their results' }),
  inquiries: Count,
  answers: AnswerFigures,
  boosts: Type.Object(
    { used: Count, shows: Count, clicks: Count, inquiries: Count },
    { description: 'Of the boosts that began in it' },
  ),
  supportMinutes: Count,
});
export type MembershipReview = Static<typeof MembershipReview>;

export const getMembershipReview = defineCall({
  name: 'getMembershipReview',
  method: 'GET',
  path: 'business/{businessID}/membership/review',
  noun: 'membership',
  access: 'signed-in',
  limit: 'search',
  summary:
    'What the package brought, from 60 days before its end until 30 days after; for owners and administrators',
  params: Type.Object({ businessID: Uuid }),
  data: Type.Object({
    review: Type.Optional(
      Type.Intersect([MembershipReview], { description: 'Absent while no package comes to its end' }),
    ),
  }),
  errors: ['Forbidden'],
});
