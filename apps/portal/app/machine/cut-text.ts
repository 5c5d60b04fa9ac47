/** The beginning of a text for places with little room: at most so many characters, spaces joined. */
export function cutText(text: string, most: number): string {
  const joined = text.replace(/\s+/g, ' ').trim();
  // By code points: half a surrogate pair is no character.
  return joined.length <= most ? joined : [...joined].slice(0, most).join('').trimEnd();
}

/** Keywords of a page: each once, empty ones left out. */
export function keywordList(words: readonly (string | undefined)[]): string {
  return [...new Set(words.filter((word) => !!word))].join(', ');
}
