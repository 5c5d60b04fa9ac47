import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CalendarDay, Subscription, Uuid } from './field.ts';
import { FileAnswer } from './file-answer.ts';
import { listPage } from './list-page.ts';
import { supportLimits as limits, supportLengths, supportTopics } from './support-limits.ts';

const noun = 'support';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const Minutes = Type.Integer({ minimum: 0 });
const [short, long] = supportLengths;
const Length = Type.Integer({
  minimum: short,
  maximum: long,
  multipleOf: short,
  description: 'Minutes: half an hour, or a whole one',
});
const Message = Type.String({ minLength: 1, maxLength: limits.message, pattern: '\\S' });
const TimeZone = Type.String({ minLength: 1, maxLength: limits.timeZone, description: 'Of IANA' });

export const SupportBooking = Type.Object({
  bookingID: Uuid,
  startsAt: Moment,
  endsAt: Moment,
  minutes: Length,
  topic: Type.Enum([...supportTopics]),
  message: Type.String(),
  bookedAt: Moment,
  state: Type.Enum(['booked', 'past', 'cancelled']),
  cancellableUntil: Type.Optional(
    Type.Intersect([Moment], { description: 'Until then the business cancels it without cost' }),
  ),
  cancelled: Type.Optional(
    Type.Object({
      at: Moment,
      by: Type.Enum(['business', 'team', 'membership']),
      reason: Type.Optional(Type.String()),
    }),
  ),
  usedMinutes: Type.Optional(
    Type.Intersect([Minutes], { description: 'The sum of its entries, as soon as there is one' }),
  ),
  entries: Type.Array(
    Type.Object({
      minutes: Type.Integer({ description: 'Below zero: a correction' }),
      note: Type.String(),
      at: Moment,
    }),
  ),
});
export type SupportBooking = Static<typeof SupportBooking>;

/** The support hours of a membership year. */
export const SupportBalance = Type.Object({
  startsOn: CalendarDay,
  endsOn: Type.Intersect([CalendarDay], { description: 'The last day; unused minutes end with it' }),
  totalMinutes: Minutes,
  usedMinutes: Minutes,
  bookedMinutes: Type.Intersect([Minutes], { description: 'Of bookings nothing is logged of yet' }),
  leftMinutes: Minutes,
});
export type SupportBalance = Static<typeof SupportBalance>;

const ofBusiness = {
  access: 'signed-in',
  noun,
  params: Type.Object({ businessID: Uuid }),
} as const;
const ofBooking = {
  access: 'signed-in',
  noun,
  params: Type.Object({ businessID: Uuid, bookingID: Uuid }),
} as const;
const byTeam = { access: 'signed-in', noun, params: Type.Object({ bookingID: Uuid }) } as const;

export const getSupport = defineCall({
  ...ofBusiness,
  name: 'getSupport',
  method: 'GET',
  path: 'business/{businessID}/support',
  limit: 'read',
  summary: 'The support hours of a business: used, booked and left, and its bookings',
  data: Type.Object({
    subscription: Subscription,
    balance: Type.Optional(SupportBalance),
    next: Type.Optional(Type.Intersect([SupportBalance], { description: 'Of the year that is paid ahead' })),
    teamTimeZone: TimeZone,
    bookings: Type.Array(SupportBooking, { description: 'The last 100, the latest start first' }),
  }),
  errors: ['Forbidden'],
});

export const listSupportSlots = defineCall({
  ...ofBusiness,
  name: 'listSupportSlots',
  method: 'GET',
  path: 'business/{businessID}/support/slots',
  limit: 'read',
  summary: 'Times the support team has free and the support hours of the business suffice for',
  query: Type.Object({ minutes: Length }),
  data: Type.Object({
    teamTimeZone: TimeZone,
    slots: Type.Array(Moment, { description: 'Their starts, the earliest first' }),
  }),
  errors: ['Forbidden'],
});

export const createSupportBooking = defineCall({
  ...ofBusiness,
  name: 'createSupportBooking',
  method: 'POST',
  path: 'business/{businessID}/support/bookings',
  limit: 'write',
  isIdempotent: true,
  summary: 'Books a free time of the support team',
  body: Type.Object({
    startsAt: Moment,
    minutes: Length,
    topic: Type.Enum([...supportTopics]),
    message: Message,
    timeZone: Type.Optional(
      Type.Intersect([TimeZone], { description: 'Where the person is: mails tell times of it' }),
    ),
  }),
  data: SupportBooking,
  errors: ['BadRequest', 'Forbidden', 'Conflict'],
});

export const cancelSupportBooking = defineCall({
  ...ofBooking,
  name: 'cancelSupportBooking',
  method: 'POST',
  path: 'business/{businessID}/support/bookings/{bookingID}/cancel',
  limit: 'write',
  summary: `Cancels a booking, up to ${limits.cancelHours} hours before it starts: its minutes are free again`,
  data: SupportBooking,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const downloadSupportBooking = defineCall({
  ...ofBooking,
  name: 'downloadSupportBooking',
  method: 'GET',
  path: 'business/{businessID}/support/bookings/{bookingID}/calendar',
  limit: 'read',
  summary: 'A booking as a calendar file (RFC 5545)',
  isFile: true,
  data: FileAnswer,
  errors: ['Forbidden', 'NotFound'],
});

export const BookingOfBusiness = Type.Object({
  businessID: Uuid,
  companyName: Type.String(),
  booking: SupportBooking,
});

export const listSupportBookings = defineCall({
  name: 'listSupportBookings',
  method: 'GET',
  path: 'operator/support/bookings',
  noun,
  access: 'signed-in',
  limit: 'read',
  summary: 'Bookings of all businesses from a day on, the earliest first; for support operators',
  query: Type.Object({
    ...listPage(100, 25),
    from: Type.Optional(Type.Intersect([CalendarDay], { description: 'Without it: today (UTC)' })),
  }),
  data: Type.Object({ items: Type.Array(BookingOfBusiness), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden'],
});

export const logSupportMinutes = defineCall({
  ...byTeam,
  name: 'logSupportMinutes',
  method: 'POST',
  path: 'operator/support/bookings/{bookingID}/minutes',
  limit: 'write',
  isIdempotent: true,
  summary: 'Adds minutes used of a booking; a correction is a further entry, below zero',
  body: Type.Object({
    minutes: Type.Integer({ minimum: -limits.minutes, maximum: limits.minutes, multipleOf: limits.step }),
    note: Type.String({ minLength: 1, maxLength: limits.note, pattern: '\\S' }),
  }),
  data: SupportBooking,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

export const withdrawSupportBooking = defineCall({
  ...byTeam,
  name: 'withdrawSupportBooking',
  method: 'POST',
  path: 'operator/support/bookings/{bookingID}/cancel',
  limit: 'write',
  summary: 'Cancels a booking for the support team: its minutes are free again, and the business is told why',
  body: Type.Object({
    reason: Type.String({ minLength: 1, maxLength: limits.reason, pattern: '\\S' }),
  }),
  data: SupportBooking,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});
