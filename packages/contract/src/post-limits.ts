/** Of what people write in the network. */
export const postLimits = {
  /** Characters. */
  content: 4_000,
  pictures: 4,
  mentions: 20,
  search: 100,
  fairName: 120,
  fairPlace: 120,
  /** Days in which a removed post can be restored. */
  restorable: 30,
  /** Posts of a timeline that are skipped at the utmost; beyond them a page begins behind the one before (`after`). */
  skipped: 1_000,
  /** Posts of a page at the utmost. */
  page: 20,
} as const;

export const postKinds = ['update', 'news', 'offer', 'need', 'fair'] as const;
export type PostKind = (typeof postKinds)[number];
