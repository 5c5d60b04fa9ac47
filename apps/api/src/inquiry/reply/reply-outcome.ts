/** Why a mail became no message. */
export const refusals = [
  'closed',
  'suspended',
  'no-access',
  'empty',
  'too-long',
  'too-large',
  'several-conversations',
  'too-many',
  'expired',
  'other-sender',
  'forged',
] as const;
export type Refusal = (typeof refusals)[number];

/** What became of a mail. */
export type ReplyOutcome = Refusal | 'taken' | 'taken-without-files';
