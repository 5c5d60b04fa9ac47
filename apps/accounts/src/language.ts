export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language asked for in the address, else the one the browser prefers, else English. */
export function chooseLanguage(asked: unknown, accepted: string | undefined): Language {
  return find(asked) ?? preferred(accepted ?? '') ?? 'en';
}

function find(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined;
  const primary = tag.trim().toLowerCase().split('-', 1)[0];
  return languages.find((language) => language === primary);
}

/** Accept-Language: tags in any order, each with a weight from 0 to 1 (1 when not said, 0 for "never"). */
function preferred(header: string): Language | undefined {
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag, weight] = entry.split(';q=');
      return { language: find(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ language }) => language)?.language;
}
