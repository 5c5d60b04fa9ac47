/** Characters, entries and hours of what a business does with its conversations. */
export const teamLimits = {
  /** An internal note, and how many of them a business keeps on a conversation. */
  note: 4_000,
  notes: 200,
  /** Hours after which an unanswered message is overdue. */
  overdueHours: 24,
} as const;
