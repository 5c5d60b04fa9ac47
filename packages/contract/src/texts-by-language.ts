import { type Static, Type } from 'typebox';

/** The same text in those of the product's languages in which it was written. @param maxLength of each */
export function textsByLanguage(maxLength: number) {
  const text = Type.Optional(Type.String({ maxLength }));
  return Type.Object({ en: text, es: text, it: text, zh: text });
}
export type TextsByLanguage = Static<ReturnType<typeof textsByLanguage>>;
