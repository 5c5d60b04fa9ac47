/** Of groups. */
export const groupLimits = {
  /** Characters. */
  name: { min: 2, max: 80 },
  description: 1_000,
  rule: 200,
  request: 512,
  search: 100,
  rules: 10,
  /** Groups somebody may own at once. */
  owned: 20,
  /** Groups somebody may be in. */
  joined: 200,
  /** Invitations of a group that wait. */
  invited: 200,
  /** Who runs a group, its owner included. */
  moderators: 20,
  /** Posts a group shows first. */
  pinned: 3,
  /** After a refusal, or when one was taken out, so long until one may ask again. */
  askAgainAfterDays: 30,
  /** So long moderators can show again what they removed. */
  restorableDays: 30,
  /** Members one knows who are named. */
  named: 3,
  page: 50,
} as const;

export const groupAccesses = ['open', 'request', 'private'] as const;
export type GroupAccess = (typeof groupAccesses)[number];

export const groupRoles = ['owner', 'moderator', 'member'] as const;
export type GroupRole = (typeof groupRoles)[number];

export const groupSubjects = ['industry', 'region', 'fair'] as const;
export type GroupSubjectKind = (typeof groupSubjects)[number];

/** A group may become more closed and never more open: who wrote in it wrote for those who could read it. */
export function mayBecome(access: GroupAccess, next: GroupAccess): boolean {
  return groupAccesses.indexOf(next) >= groupAccesses.indexOf(access);
}
