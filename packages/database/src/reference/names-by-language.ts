import type { Names } from '../names.ts';

const displayLocales = { en: 'en', es: 'es-MX', it: 'it', zh: 'zh-Hans' } as const;

/**
 * Names of a country or a language in the interface languages, from the Unicode data Node carries.
 * @throws when a code is unknown to that data
 */
export function namesByLanguage(type: 'region' | 'language', code: string): Names {
  const [en, es, it, zh] = Object.values(displayLocales).map((locale) => {
    const name = new Intl.DisplayNames(locale, { type, fallback: 'none' }).of(code);
    if (!name) throw new Error(`No name for ${type} ${code} in ${locale}`);
    return type === 'language' ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name;
  });
  return { en: en as string, es: es as string, it: it as string, zh: zh as string };
}
