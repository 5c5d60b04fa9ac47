const texts = new Map<string, string>();

/** A statement that the connections prepare under its name; its text is made once. */
export function statement(name: string, make: () => string): { name: string; text: string } {
  const text = texts.get(name) ?? make();
  texts.set(name, text);
  return { name, text };
}
