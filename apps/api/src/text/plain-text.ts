/** Characters that turn the direction of what follows them. */
const turning = /[\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;
/** Spaces, and control characters, which no text has a use for. */
const blank = /[\s\p{Cc}]+/gu;

/** A text of one line as it is stored: spaces joined, nothing unseen in it; null for an empty one. */
export function plainLine(text: string): string | null {
  return text.toWellFormed().replace(turning, '').replace(blank, ' ').trim() || null;
}

/** The same for a text of several lines; of empty lines that follow each other one stays. */
export function plainLines(text: string): string | null {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => plainLine(line) ?? '');
  return (
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() || null
  );
}
