import type { ByPlace } from '../page/page-link.ts';

/** What several folders have in a list, by its places. */
export function inOrder<Entry>(ofFolders: readonly (ByPlace<Entry> | undefined)[]): Entry[] {
  // An object has its numbered properties in the order of their numbers.
  const placed: ByPlace<Entry> = Object.assign({}, ...ofFolders);
  return Object.values(placed);
}
