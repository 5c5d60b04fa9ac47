/**
 * Beginning and end of letters, of which a name that differs in one letter has one: between them lies a letter, as two may be swapped.
 * @param letters three at least
 */
export function halvesOf(letters: string): { beginning: string; end: string } {
  const all = [...letters];
  const half = Math.floor((all.length - 1) / 2);
  return { beginning: all.slice(0, half).join(''), end: all.slice(half + 1).join('') };
}
