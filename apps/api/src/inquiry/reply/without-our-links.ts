/**
 * Leaves out lines with the link that ends mails: what a program quoted without a mark must not give it to the other side.
 */
export function withoutOurLinks(text: string, portalOrigin: string): string {
  const lines = text.split('\n');
  return lines.filter((line) => !line.includes(`${portalOrigin}/unsubscribe/`)).join('\n');
}
