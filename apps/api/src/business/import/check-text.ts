// Invisible characters that have no place in a name or an address: controls, and the direction overrides with which
// a text can pose as another.
const forbidden = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;
const whiteSpace = /\s+/gu;

/** Trims a text and levels its white space to single spaces. */
export function tidy(text: string): string {
  return text.replace(whiteSpace, ' ').trim().normalize('NFC');
}

/** Why a text cannot be taken into the named field; undefined when it can. */
export function refuseText(field: string, text: string, maximumLength: number): string | undefined {
  const found = forbidden.exec(text)?.[0];
  if (found !== undefined) {
    const code = (found.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    return `${field} holds a control character (U+${code})`;
  }
  if (text.length > maximumLength) {
    return `${field} is longer than ${maximumLength} characters`;
  }
  return undefined;
}

/** Quotes what a row holds for a message, shortened. */
export function quote(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
}
