import type { Dashboard } from '@kontor/contract';
import { countedKinds, derivedKinds } from './kinds.ts';

/** The figures of a dashboard by the kind that is counted for them. */
export const kindOfFigure: Record<keyof Dashboard['totals'], string> = {
  profileViews: countedKinds.profileView,
  productViews: countedKinds.productView,
  searches: countedKinds.search,
  inquiries: derivedKinds.inquiry,
  likes: derivedKinds.like,
  followers: derivedKinds.follower,
};

/** How often something of a kind happened in all of these rows. */
export function addUp(rows: readonly { kind: string; count: number }[], kind: string): number {
  return rows.reduce((sum, row) => (row.kind === kind ? sum + row.count : sum), 0);
}
