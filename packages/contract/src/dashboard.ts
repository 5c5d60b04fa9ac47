import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CalendarDay, CountryName, Uuid } from './field.ts';
import { FileAnswer } from './file-answer.ts';
import { Product } from './product.ts';

// What an owner reads of how a business is found and asked: figures by day, nothing about who was there.

const noun = 'dashboard';

/** So many days a dashboard tells of, today the last one. */
export const dashboardPeriods = [30, 90, 365] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

export const dashboardLimits = {
  /** Fewer conversations say nothing about how soon a business answers. */
  leastAnswers: 5,
  /** Words that were asked more rarely are shown to nobody, so that nobody is singled out. */
  leastAsked: 3,
  /** Different words of one period. */
  words: 10,
  countries: 20,
  products: 10,
  /** Weeks of the line of each product. */
  weeks: 12,
  /** Characters of words that are counted. */
  wordsLength: 60,
  /** Businesses with a card on one page of results. */
  shownAtOnce: 10,
} as const;

const Count = Type.Integer({ minimum: 0 });

/** A figure of the period and of as many days before it. */
export const ComparedCount = Type.Object({ now: Count, before: Count });
export type ComparedCount = Static<typeof ComparedCount>;

/** How soon inquiries of a period were answered; those of colleagues, of new accounts and repeated ones are left out, as on cards. */
export const AnswerFigures = Type.Object({
  asked: Type.Integer({ description: 'Answered, or waiting for more than 24 hours' }),
  answered: Count,
  minutes: Type.Optional(
    Type.Integer({
      description: 'Half of them were answered sooner, to a quarter of an hour; absent of too few',
    }),
  ),
  shareIn24Hours: Type.Optional(Type.Number({ description: '0 to 1, of all; absent of too few' })),
  byTime: Type.Optional(
    Type.Array(Count, {
      minItems: 7,
      maxItems: 7,
      description:
        'Answered within 2, 6, 12, 24 and 48 hours, each without the former, later, and not at all; absent of too few',
    }),
  ),
});
export type AnswerFigures = Static<typeof AnswerFigures>;

const counted = {
  profileViews: Count,
  productViews: Count,
  searches: Count,
  inquiries: Count,
};

/** A part of a period: a day or a week. The first week may have fewer days. */
export const DashboardStep = Type.Object({
  from: CalendarDay,
  days: Type.Integer({ minimum: 1, maximum: 7 }),
  ...counted,
  replyMinutes: Type.Optional(
    Type.Integer({ description: 'As `answers.minutes`, of the inquiries of its days' }),
  ),
  boosts: Type.Optional(
    Type.Integer({ minimum: 1, description: 'How many were started in its days; absent of none' }),
  ),
});
export type DashboardStep = Static<typeof DashboardStep>;

export const Dashboard = Type.Object({
  from: CalendarDay,
  to: Type.Intersect([CalendarDay], { description: 'Today, in UTC, as all days are' }),
  before: Type.Object({ from: CalendarDay, to: CalendarDay }),
  since: Type.Optional(
    Type.Intersect([CalendarDay], {
      description: 'The first day on which anything was counted; absent of none',
    }),
  ),
  totals: Type.Object({
    profileViews: ComparedCount,
    productViews: ComparedCount,
    searches: ComparedCount,
    inquiries: ComparedCount,
    likes: ComparedCount,
    followers: ComparedCount,
  }),
  unit: Type.Enum(['day', 'week']),
  steps: Type.Array(DashboardStep),
  countries: Type.Array(
    Type.Object({
      country: Type.Optional(CountryName),
      views: ComparedCount,
    }),
    { description: 'The most views first; last, without a country, those of all others' },
  ),
  subjects: Type.Object({
    unit: Type.Enum(['week', 'month']),
    names: Type.Array(Type.String(), { description: 'In their order, in the language asked for' }),
    steps: Type.Array(
      Type.Object({
        from: CalendarDay,
        counts: Type.Array(Count, { description: 'One for each subject' }),
      }),
    ),
  }),
  answers: Type.Object({ now: AnswerFigures, before: AnswerFigures }),
  words: Type.Array(Type.Object({ words: Type.String(), times: Count }), {
    description: 'What was searched for when it was found, asked at least 3 times, the commonest first',
  }),
  products: Type.Array(
    Type.Object({
      product: Product,
      views: ComparedCount,
      likes: ComparedCount,
      inquiries: ComparedCount,
      weeks: Type.Array(Count, {
        minItems: dashboardLimits.weeks,
        maxItems: dashboardLimits.weeks,
        description: 'Views of the last 12 weeks',
      }),
    }),
    { description: 'Those with the most views in the period' },
  ),
});
export type Dashboard = Static<typeof Dashboard>;

const Period = Type.Integer({
  enum: [...dashboardPeriods],
  default: 90,
  description: 'How many days, today the last one',
});

const ofDashboard = {
  access: 'signed-in',
  noun,
  params: Type.Object({ businessID: Uuid }),
  query: Type.Object({ days: Type.Optional(Period) }),
  errors: ['BadRequest', 'Forbidden'],
} as const;

export const getDashboard = defineCall({
  ...ofDashboard,
  name: 'getDashboard',
  method: 'GET',
  path: 'business/{businessID}/dashboard',
  limit: 'search',
  summary:
    'Views, searches, inquiries and answers of a business in a period and in the one before, for its owner and administrators',
  data: Dashboard,
});

export const exportDashboard = defineCall({
  ...ofDashboard,
  name: 'exportDashboard',
  method: 'GET',
  path: 'business/{businessID}/dashboard/export',
  limit: 'computation',
  summary: 'The days of a dashboard as a table (CSV): day, figure, of what, how often',
  isFile: true,
  data: FileAnswer,
});

/** What a browser says to its portal (`POST /shown-results`) when it has shown results of a search. */
export const ShownResults = Type.Object({
  businesses: Type.Array(Uuid, {
    minItems: 1,
    maxItems: dashboardLimits.shownAtOnce,
    uniqueItems: true,
    description: 'Whose cards, or whose products’ cards, were among them',
  }),
  words: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'What was searched for; said with the first page of results alone',
    }),
  ),
});
export type ShownResults = Static<typeof ShownResults>;

/** Of the api. Counts searches, never people. */
export const countShownResults = defineCall({
  name: 'countShownResults',
  method: 'POST',
  path: 'internal/shown-results',
  access: 'services',
  changes: false,
  noun,
  summary: 'Counts for businesses that a search has found them',
  body: ShownResults,
  data: Type.Object({ counted: Type.Boolean() }),
});
