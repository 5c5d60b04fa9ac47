/** Between names of a list, and between parts of one statement: a place and its country. Chinese has signs of its own, without a space. */
const signs: Partial<Record<string, { names: string; parts: string }>> = { zh: { names: '、', parts: '，' } };

/** Names one after the other, none of them the last: "TIG welding, Laser cutting". */
export function joinedNames(names: readonly (string | number)[], language: string): string {
  return names.join(signs[language]?.names ?? ', ');
}

/** Languages one after the other; Spanish and Italian write those within a sentence without a capital: "Italiano, inglés". */
export function joinedLanguages(names: readonly string[], language: string): string {
  const [first, ...more] = names;
  const inSentence = more.map((name) => languageInSentence(name, language));
  return first === undefined ? '' : joinedNames([first, ...inSentence], language);
}

/** The name of a language behind other words. */
export function languageInSentence(name: string, language: string): string {
  return language === 'es' || language === 'it' ? name.toLocaleLowerCase(language) : name;
}

/** What is stated of several parts: "León, Mexico". */
export function joinedParts(parts: readonly (string | null | undefined)[], language: string): string {
  return parts.filter(Boolean).join(signs[language]?.parts ?? ', ');
}
