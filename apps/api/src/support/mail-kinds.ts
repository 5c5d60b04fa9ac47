/** What people are told of a booking: that it is made, that it is tomorrow, that the team cancelled it, that the membership ended before. */
export const mailKinds = ['booked', 'reminder', 'cancelled', 'ended'] as const;
export type MailKind = (typeof mailKinds)[number];
