/** In which folder a side finds a conversation. */
export const inquiryFolders = ['inbox', 'strangers'] as const;
export type InquiryFolder = (typeof inquiryFolders)[number];

/** How far a sender is trusted by a receiver: `known` are those they wrote with. */
export type SenderTrust = 'new' | 'confirmed' | 'known';

export const safetyLimits = {
  /** So long somebody, or the page of a business, has to be there before it is trusted. */
  trustedAfterDays: 7,
  /** Inquiries in 24 hours to businesses that do not know the sender; each of several at once counts. */
  firstContactsADay: { new: 5, confirmed: 30 } satisfies Record<Exclude<SenderTrust, 'known'>, number>,
  reportText: 512,
  /** Of a moderator's decision. */
  decisionNote: 512,
  suspensionDays: 365,
  pageOfBlocked: 50,
  pageOfReports: 50,
} as const;

/** What both sides of a conversation are warned of at a message. */
export const messageWarnings = ['bank-details', 'look-alike-domain', 'other-channel'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

/** Why something is reported to moderators. */
export const reportReasons = ['spam', 'fraud', 'insult', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
