import { languages } from 'countries-list';
import { namesByLanguage } from './names-by-language.ts';

// Languages people trade in: the official languages of the portals' countries and of their main partners.
const codes = [
  'en',
  'es',
  'it',
  'zh',
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
] as const;

export function readLanguages() {
  return codes.map((code) => ({
    code,
    names: namesByLanguage('language', code),
    native_name: languages[code].native,
  }));
}
