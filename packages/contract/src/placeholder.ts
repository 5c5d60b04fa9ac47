/** What a saved reply leaves open: whom one writes to, about what, and who writes. */
export const placeholders = ['buyer', 'subject', 'product', 'me'] as const;
export type Placeholder = (typeof placeholders)[number];

/** How a placeholder stands in a text. */
export const writtenPlaceholder = (name: Placeholder): string => `{${name}}`;

const written = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** Where the first placeholder stands in a text that nothing was filled into; undefined where none does. */
export function findPlaceholder(text: string): { name: Placeholder; start: number; end: number } | undefined {
  written.lastIndex = 0;
  const match = written.exec(text);
  if (!match) return undefined;
  return { name: match[1] as Placeholder, start: match.index, end: match.index + match[0].length };
}

/** A text with its placeholders filled in; those of which nothing is known stay as they are. */
export function fillPlaceholders(text: string, known: Partial<Record<Placeholder, string>>): string {
  return text.replace(written, (token, name: Placeholder) => known[name] || token);
}
