/** What makes a spreadsheet take a text for a formula, the letters of full width that some of them take for the same included. */
const begins = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet runs: one that begins as a formula gets an apostrophe. `plainCell` takes it away again. */
export function neutralCell(text: string): string {
  return begins.test(text) ? `'${text}` : text;
}

/** The text `neutralCell` was given. */
export function plainCell(text: string): string {
  return text.startsWith("'") && begins.test(text) ? text.slice(1) : text;
}
