/** Characters, entries, hours and days of what a business does with its conversations. */
export const teamLimits = {
  /** An internal note, and how many of them a business keeps on a conversation. */
  note: 4_000,
  notes: 200,
  /** Hours after which an unanswered message is overdue. */
  overdueHours: 24,
  /** Saved replies of a business, with their names and their texts in each language: names that are filled in need some room, too. */
  savedReplies: 50,
  savedReplyName: 80,
  savedReply: 3_000,
  /** Rules by which new inquiries are assigned, and what each may name. */
  routingRules: 30,
  ruleCategories: 30,
  ruleCountries: 100,
  /** What a business that is away says of it. */
  absenceText: 500,
} as const;
