/** What somebody can mean to do something about. */
export const followUpSubjects = ['business', 'product', 'inquiry', 'list'] as const;
export type FollowUpSubjectType = (typeof followUpSubjects)[number];

export const followUpLimits = {
  /** Of one person, that are not done. */
  open: 500,
  /** Characters. */
  note: 500,
  /** Days from today. */
  ahead: 1_096,
  /** Of the list. */
  page: 50,
} as const;
