import { type Static, Type } from 'typebox';

/** Why a business cannot serve an inquiry. */
export const declineReasons = [
  'not-our-range',
  'no-capacity',
  'quantity-too-small',
  'not-to-this-country',
  'other',
] as const;
export const DeclineReason = Type.Enum([...declineReasons]);
export type DeclineReason = Static<typeof DeclineReason>;

/** What the message says where nothing was typed; 'other' needs words of its own. */
export const declineSentences: Record<Exclude<DeclineReason, 'other'>, string> = {
  'not-our-range': 'Thank you for your inquiry. We do not make or sell this.',
  'no-capacity': 'Thank you for your inquiry. We have no free capacity at the moment.',
  'quantity-too-small': 'Thank you for your inquiry. The quantity is below what we supply.',
  'not-to-this-country': 'Thank you for your inquiry. We do not deliver to your country.',
};
