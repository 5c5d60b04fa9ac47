const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/**
 * The text of an article's HTML: paragraphs with a line between them, rows of tables as lines with their
 * cells behind each other, list entries behind dashes. By patterns, as it runs in the browser and on the server, which has no
 * parser; what it reads is React's own output, in which texts have no bare angle brackets.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li[^>]*>/g, '- ')
    .replaceAll(/<\/t[hd]> ?<t[hd][^>]*>/g, ' | ')
    .replaceAll(/<br[^>]*>|<\/(?:tr|li)>/g, '\n')
    .replaceAll(/<\/(?:p|h\d|table|[ou]l)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (written, name: string) => characters[name] ?? written)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
