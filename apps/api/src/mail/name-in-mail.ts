/** In characters. */
const maxLength = 100;

/**
 * A name people chose, as it may stand in a mail to somebody else: of one line, no longer than names are, and nothing that a reader
 * of mails would show as a link.
 */
export function nameInMail(name: string): string {
  const plain = name.replaceAll(/\s+/g, ' ').replaceAll(/\w+:\/\//g, '');
  return [...plain].slice(0, maxLength).join('').trim();
}
