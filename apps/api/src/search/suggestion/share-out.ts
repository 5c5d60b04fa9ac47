/** Suggestions at most, and of one kind where there are others. */
const shown = { inAll: 8, ofKind: 3 };

/** So many of each kind are worth looking for: all of them are shown where there are no others. */
export const wantedOfKind = 5;

/**
 * The suggestions that are shown, kinds in the order given and together: one of each kind, then a second, then a third, until
 * there are enough.
 */
export function shareOut<Suggestion>(kinds: readonly (readonly Suggestion[])[]): Suggestion[] {
  const others = kinds.filter((kind) => kind.length > 0).length > 1;
  const maximum = others ? shown.ofKind : shown.inAll;
  const shares = kinds.map(() => 0);
  let left = shown.inAll;
  for (let round = 0; round < maximum; round += 1) {
    for (const [place, kind] of kinds.entries()) {
      if (left === 0 || kind.length <= round) continue;
      shares[place] = round + 1;
      left -= 1;
    }
  }
  return kinds.flatMap((kind, place) => kind.slice(0, shares[place]));
}
