/** Between names of a list, and between parts of one statement: a place and its country. Chinese has signs of its own, without a space. */
const signs: Partial<Record<string, { names: string; parts: string }>> = { zh: { names: '、', parts: '，' } };

/** Names one after the other, none of them the last: "TIG welding, Laser cutting". */
export function joinedNames(names: readonly (string | number)[], language: string): string {
  return names.join(signs[language]?.names ?? ', ');
}

/** What is stated of several parts: "León, Mexico". */
export function joinedParts(parts: readonly (string | null | undefined)[], language: string): string {
  return parts.filter(Boolean).join(signs[language]?.parts ?? ', ');
}
