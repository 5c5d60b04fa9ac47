/** Characters of a post by which others name it. */
const length = 80;

/** The beginning of a post, as notifications name it. */
export function quoted(content: string): string {
  return content.length > length ? `${content.slice(0, length).trimEnd()}…` : content;
}
