/** Shorter halves begin and end too many names. */
const shortestHalf = 3;

/**
 * Beginning and end of letters, of which a name that differs in one letter has one: between them lies a letter, as two may be swapped.
 * Undefined where they are short.
 */
export function halvesOf(letters: string): { beginning: string; end: string } | undefined {
  const all = [...letters];
  const half = Math.floor((all.length - 1) / 2);
  if (half < shortestHalf) return undefined;
  return { beginning: all.slice(0, half).join(''), end: all.slice(half + 1).join('') };
}
