/** The ids of an address, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().split(','))];
}
