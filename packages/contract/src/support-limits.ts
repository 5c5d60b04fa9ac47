/** What a time with the support team may be about. */
export const supportTopics = [
  'profile',
  'products',
  'verification',
  'buyers',
  'integration',
  'other',
] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Minutes a time can be booked for. */
export const supportLengths = [30, 60] as const;

/** Bounds of support hours, in characters where nothing else is said. */
export const supportLimits = {
  message: 4_000,
  note: 1_000,
  reason: 500,
  timeZone: 60,
  /** Days ahead a time can be booked. */
  daysAhead: 60,
  /** Until so many hours before its start a booking is cancelled without cost. */
  cancelHours: 24,
  /** Minutes are logged in steps of so many. */
  step: 5,
  /** In one entry. */
  minutes: 600,
} as const;
