import type { ShownLanguage } from '@kontor/web/language';
import { figuresIn, measureIn, sameIn } from './measure-text.ts';

// What consists of terms: two of them, a share, a limit, a class, a term with its grade.

/** A part in the reader's language; undefined where it is no term. */
type Say = (part: string) => string | undefined;

export function phraseIn(text: string, language: ShownLanguage, say: Say): string | undefined {
  return (
    bothIn(text, language, say) ??
    shareIn(text, language, say) ??
    limitIn(text, language) ??
    classIn(text, language) ??
    gradedIn(text, language, say)
  );
}

/** The first part of several in the reader's language. */
export function firstIn(part: string, say: Say): string | undefined {
  const term = say(part) ?? sameIn(part);
  return term && /^[a-z]/.test(part) ? inSentence(term) : term;
}

/** A later part: what English writes small is small in the other languages, and so is what an abbreviation begins; "Japan" is not. */
export function laterIn(part: string, say: Say): string | undefined {
  const term = say(part) ?? sameIn(part);
  return term && /^[a-z]|^[A-Z]{2}/.test(part) ? inSentence(term) : term;
}

/** "Steel" is "steel" within a sentence, "PVC" stays. */
function inSentence(term: string): string {
  const isWord = /^\p{Lu}-?\p{Ll}+(?![\p{L}\d])/u.test(term);
  return isWord ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

/** "Cotton and recycled polyester". */
function bothIn(text: string, language: ShownLanguage, say: Say): string | undefined {
  const [first = '', second, ...more] = text.split(' and ');
  if (second === undefined || more.length > 0) return undefined;
  const one = firstIn(first, say);
  const other = laterIn(second, say);
  if (one === undefined || other === undefined) return undefined;
  if (language !== 'zh') return `${one} ${andIn(language, other)} ${other}`;
  // A space stands between characters and letters alone.
  return `${one}${/\p{Script=Han}$/u.test(one) ? '' : ' '}和${/^\p{Script=Han}/u.test(other) ? '' : ' '}${other}`;
}

function andIn(language: Exclude<ShownLanguage, 'zh'>, next: string): string {
  if (language === 'es') return /^h?i/i.test(next) ? 'e' : 'y';
  if (language === 'it') return /^e/i.test(next) ? 'ed' : 'e';
  return 'and';
}

/** "50 % cotton" and "Propane 60 %". */
function shareIn(text: string, language: ShownLanguage, say: Say): string | undefined {
  const [, before = '', of = ''] = /^(\d[\d.,]* %) (\p{L}.*)$/u.exec(text) ?? [];
  const [, what = '', behind = ''] = /^(\p{L}.*) (\d[\d.,]* %)$/u.exec(text) ?? [];
  const named = of || what;
  const term = named === '' ? undefined : laterIn(named, say);
  return term && [figuresIn(before, language), term, figuresIn(behind, language)].filter(Boolean).join(' ');
}

const limits: Record<string, Record<Exclude<ShownLanguage, 'zh'>, string> & { zh: [string, string] }> = {
  'up to': { en: 'Up to', es: 'Hasta', it: 'Fino a', zh: ['不超过 ', ''] },
  below: { en: 'Below', es: 'Menos de', it: 'Meno di', zh: ['低于 ', ''] },
  above: { en: 'Above', es: 'Más de', it: 'Oltre', zh: ['高于 ', ''] },
  over: { en: 'Over', es: 'Más de', it: 'Oltre', zh: ['超过 ', ''] },
  from: { en: 'From', es: 'Desde', it: 'Da', zh: ['', ' 起'] },
};

/** "Up to 20 mm", "Below 0.5 %", "Up to 50". */
function limitIn(text: string, language: ShownLanguage): string | undefined {
  const [, limit = '', amount = ''] = /^(up to|below|above|over|from) (\d.*)$/i.exec(text) ?? [];
  const word = limits[limit.toLowerCase()]?.[language];
  const said = measureIn(amount, language) ?? (/^\d+$/.test(amount) ? amount : undefined);
  if (word === undefined || said === undefined) return undefined;
  if (typeof word !== 'string') return word.join(said);
  return `${/^\p{Lu}/u.test(limit) ? word : word.toLowerCase()} ${said}`;
}

const classes: Record<string, Record<ShownLanguage, string>> = {
  class: { en: 'class', es: 'clase', it: 'classe', zh: '级' },
  grade: { en: 'grade', es: 'grado', it: 'grado', zh: '级' },
  level: { en: 'level', es: 'nivel', it: 'livello', zh: '级' },
  option: { en: 'option', es: 'opción', it: 'opzione', zh: '类' },
  type: { en: 'type', es: 'tipo', it: 'tipo', zh: '型' },
  category: { en: 'category', es: 'categoría', it: 'categoria', zh: '类' },
};

/** "Grade 5", "EC class II", "EN 374 type A". */
function classIn(text: string, language: ShownLanguage): string | undefined {
  const [, of = '', word = '', which = ''] =
    /^(.+ )?(class|grade|level|option|type|category) ([IVX]+[A-Z]?|\d+|[A-Z])$/i.exec(text) ?? [];
  const term = classes[word.toLowerCase()]?.[language];
  if (term === undefined || sameIn(of) === undefined) return undefined;
  if (language === 'zh') return `${of}${which} ${term}`;
  const isFirst = of === '' && /^\p{Lu}/u.test(word);
  return `${of}${isFirst ? term.charAt(0).toUpperCase() + term.slice(1) : term} ${which}`;
}

/** "Stainless steel CF8M": the longest beginning that is a term, and codes behind it. */
function gradedIn(text: string, language: ShownLanguage, say: Say): string | undefined {
  // "IPE 160" is a beam, not of the wood.
  if (sameIn(text) !== undefined) return undefined;
  const words = text.split(' ');
  for (let end = words.length - 1; end > 0; end--) {
    const grade = words.slice(end).join(' ');
    if (sameIn(grade) === undefined || !/\p{Lu}|\d/u.test(grade)) return undefined;
    const term = say(words.slice(0, end).join(' '));
    if (term !== undefined) return language === 'zh' ? `${grade} ${term}` : `${term} ${grade}`;
  }
  return undefined;
}
