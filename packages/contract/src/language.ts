/** Interface languages of the product. */
export const languages = ['en', 'es', 'it', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The first interface language an Accept-Language header asks for; English otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return 'en';
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const quality = Number(rest.find((option) => option.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { language: tag.split('-')[0], quality: Number.isNaN(quality) ? 0 : quality };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => languages.find((known) => known === language)).find(Boolean) ?? 'en';
}
