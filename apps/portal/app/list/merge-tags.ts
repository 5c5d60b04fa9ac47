interface TwoChanges {
  /** What both changed. */
  before: readonly string[];
  own: readonly string[];
  theirs: readonly string[];
}

/** Their tags with what one added oneself, and without what one took out. */
export function mergeTags({ before, own, theirs }: TwoChanges): string[] {
  const left = theirs.filter((tag) => own.includes(tag) || !before.includes(tag));
  return [...new Set([...left, ...own.filter((tag) => !before.includes(tag))])];
}
