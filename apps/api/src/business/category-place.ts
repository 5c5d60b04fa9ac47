import type { Reference } from '../reference/reference.ts';

// A category with its industry before it, as `0006.000601`: how the place of a business is sent.

/** Ids of categories begin with that of their industry. */
export function industryIDOf(categoryID: string): string {
  return categoryID.slice(0, 4);
}

export function isInTree(place: string, { industries }: Reference): boolean {
  const [industryID, categoryID] = place.split('.');
  const industry = industries.find(({ id }) => id === industryID);
  return industry?.children.some(({ id }) => id === categoryID) ?? false;
}
