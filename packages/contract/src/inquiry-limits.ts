/** The subjects of an inquiry, in their order (checklist 343). With the last one the sender types another. */
export const inquirySubjects = [
  'looking for a qualified manufacturer industry',
  'private label manufacturer',
  'exclusive distributor in my country',
  'worldwide distributor',
  'full price list',
  'discount policy',
  'Other',
] as const;

/** Characters, entries and days. */
export const inquiryLimits = {
  subject: 200,
  message: 4_000,
  unit: 40,
  deliveryPlace: 200,
  closeReason: 500,
  /** Suppliers that get the same inquiry, the first one included. */
  suppliers: 8,
  /** So long after its end either side may go on with a conversation. */
  reopenDays: 14,
  searchText: 200,
  /** Of one message, the first one of an inquiry too. */
  files: 10,
  fileName: 120,
  pageOfInquiries: 50,
  pageOfMessages: 100,
  /** Conversations that wait for somebody, listed beside what else does: a page of all of them is behind each. */
  waitingAtOnce: 10,
} as const;
