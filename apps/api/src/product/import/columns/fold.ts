/** A heading or a name as it is compared: without case, accents, width, and whatever is neither letter nor digit. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}
