/** A word as a text query takes it, whatever it holds. */
export function quote(word: string): string {
  return `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}
