/** Characters of a name that is looked for. */
const longest = 60;

/** What is typed behind an @ up to the caret; undefined where no name is being typed. */
export function wordBefore(content: string, caret: number): string | undefined {
  const line = content.slice(Math.max(0, caret - longest - 1), caret);
  const [, word] = /(?:^|[\s(])@([^\s@][^\n@]*)$/u.exec(line) ?? [];
  // Three words without a name are a sentence.
  return word !== undefined && word.split(' ').length <= 4 && !word.endsWith('  ') ? word : undefined;
}

/** The text with a name in the place of what was typed of it, and where one goes on. */
export function chosenIn(
  content: string,
  { caret, word, name }: { caret: number; word: string; name: string },
): { content: string; caret: number } {
  const before = content.slice(0, caret - word.length);
  const after = content.slice(caret);
  const space = /^[\s.,;:!?)]/.test(after) ? '' : ' ';
  return { content: before + name + space + after, caret: before.length + name.length + space.length };
}
