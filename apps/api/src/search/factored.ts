/**
 * Several alternatives, of each of which all parts must be met, as parts that must all be met: what they share stands once, and those that
 * differ in one part are one with either. Means the same, and the index looks each word up once.
 */
export function factored(alternatives: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = alternatives;
  const shared = first.filter((part) => others.every((parts) => parts.includes(part)));
  const rests = alternatives.map((parts) => parts.filter((part) => !shared.includes(part)));
  // One that asks for nothing else is met by all that meet the others.
  if (rests.some((parts) => parts.length === 0)) return shared;
  const merged = mergeAlike(rests);
  const [only = []] = merged;
  if (merged.length === 1) return [...shared, ...only];
  return [...shared, `(${merged.map((parts) => `(${parts.join(' & ')})`).join(' | ')})`];
}

/** Joins alternatives as long as two of them differ in one part. */
function mergeAlike(alternatives: readonly (readonly string[])[]): (readonly string[])[] {
  const left = [...alternatives];
  for (let one = 0; one < left.length; one += 1) {
    for (let other = one + 1; other < left.length; other += 1) {
      const joined = joinedIn(left[one] ?? [], left[other] ?? []);
      if (!joined) continue;
      left[one] = joined;
      left.splice(other, 1);
      // What was joined may be alike another one now.
      return mergeAlike(left);
    }
  }
  return left;
}

/** Two alternatives as one, where they differ in one part. */
function joinedIn(one: readonly string[], other: readonly string[]): string[] | undefined {
  const ofOne = one.filter((part) => !other.includes(part));
  const ofOther = other.filter((part) => !one.includes(part));
  if (ofOne.length !== 1 || ofOther.length !== 1) return undefined;
  return [...one.filter((part) => other.includes(part)), `(${ofOne[0]} | ${ofOther[0]})`];
}
