import { type BoostedKind, rowTags, type Tag } from '@kontor/contract';

/** What a page of results depends on for its slot: which boosts of the kind run, and where several take turns, whose turn it is. */
export function tagsOfPromotion(
  kind: BoostedKind,
  promoted: { boostID: string; rotates: boolean } | undefined,
): Tag[] {
  return rowTags('promotions', promoted?.rotates ? [kind, promoted.boostID] : [kind]);
}
