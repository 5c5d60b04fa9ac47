function joinSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The beginning of a text, spaces joined, without a last space. */
function firstCharacters(text: string, maximum: number): string {
  // By code points: half a surrogate pair is no character.
  const room = Math.max(0, maximum);
  return [...joinSpaces(text).slice(0, 2 * room)].slice(0, room).join('').trimEnd();
}

/** The beginning of a text in whole words: at most so many characters, less where a word would be cut. */
function wholeWords(text: string, maximum: number): string {
  const joined = joinSpaces(text);
  const start = firstCharacters(joined, maximum);
  if (start === joined) return joined;
  const end = joined[start.length] === ' ' ? start.length : start.lastIndexOf(' ');
  // Chinese has no spaces, and a word as long as the room no better place.
  return (end > start.length / 2 ? start.slice(0, end) : start).replace(/[\s,;:–-]+$/u, '');
}

/** The beginning of what others write, in whole words: an ellipsis, within the room, says that there is more. */
export function cutText(text: string, maximum: number): string {
  const joined = joinSpaces(text);
  if (firstCharacters(joined, maximum) === joined) return joined;
  return maximum > 0 ? `${wholeWords(joined, maximum - 1)}…` : '';
}

/** Keywords of a page: each once, empty ones left out. */
export function keywordList(words: readonly (string | undefined)[]): string {
  return [...new Set(words.filter((word) => !!word))].join(', ');
}
