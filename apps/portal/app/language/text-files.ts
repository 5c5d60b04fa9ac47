/** Chunks import their texts as `texts/…`, whatever the language. */
export const textsPrefix = 'texts/';

/** Where the texts of one language lie. */
export function textsFolder(language: string): string {
  return `/assets/texts/${language}/`;
}

/** The global object in which chunks put their texts. */
export const broughtTextsName = 'broughtTexts';
