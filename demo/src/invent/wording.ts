import type { Language } from '@kontor/contract';
import type { Random } from './random.ts';
import { readTable } from './tables.ts';

/** Values for the slots of a sentence: "{products} from {city}". */
export type Slots = Record<string, string>;

export interface Wording {
  language: Language;
  /** A sentence of one kind and part with its slots filled; "{Products}" is "{products}" with a capital. */
  sentence(kind: string, part: string, slots: Slots, random: Random): string;
  sentences(kind: string, part: string): string[];
  /** Phrases of a category, or of its industry: process, strength, quality; in English customers of services, too. */
  phrases(categoryId: string, slot: string): string[];
  topic(positionId: string): string;
  /** Who buys something, as they are called in the language. */
  customers(english: string): string;
}

/** What people of the demo say in each language; in others than English of the same kinds and parts. */
export type Wordings = Record<Language, Wording>;

export const readWordings = (): Wordings => ({
  en: readWording('en'),
  es: readWording('es'),
  it: readWording('it'),
  zh: readWording('zh'),
});

function readWording(language: Language): Wording {
  const file = (name: string) => (language === 'en' ? name : `${name}-${language}`);
  const sentences = Map.groupBy(
    readTable<'kind' | 'part' | 'text'>(file('sentences')),
    (row) => `${row.kind} ${row.part}`,
  );
  const phrases = Map.groupBy(
    readTable<'place' | 'slot' | 'text'>(file('phrases')),
    (row) => `${row.place} ${row.slot}`,
  );
  const topics = new Map(
    readTable<'position' | 'topic'>(file('topics')).map((row) => [row.position, row.topic]),
  );
  const customers = new Map(readTable<Language>('customers').map((row) => [row.en, row[language]]));
  const all = (kind: string, part: string) => (sentences.get(`${kind} ${part}`) ?? []).map((row) => row.text);
  return {
    language,
    sentences: all,
    sentence(kind, part, slots, random) {
      const fitting = possible(all(kind, part), slots);
      if (fitting.length === 0) throw new Error(`There is no sentence in ${language}: ${kind} ${part}`);
      const text = fill(random.pick(fitting), slots);
      return language === 'it' ? text.replace(/(?<![^ ])([Aa]) (?=[aA])/g, '$1d ') : text;
    },
    phrases: (categoryId, slot) =>
      (phrases.get(`${categoryId} ${slot}`) ?? phrases.get(`${categoryId.slice(0, 4)} ${slot}`) ?? []).map(
        (row) => row.text,
      ),
    topic: (positionId) => topics.get(positionId) ?? 'special tasks',
    customers(english) {
      const called = customers.get(english);
      if (called === undefined) throw new Error(`There are no customers in ${language}: ${english}`);
      return called;
    },
  };
}

const slot = /\{(\w+)\}/g;

/** Only sentences all of whose slots have a value. */
function possible(sentences: string[], slots: Slots): string[] {
  return sentences.filter((text) =>
    [...text.matchAll(slot)].every(([, name = '']) => slots[lowerFirst(name)]),
  );
}

function fill(text: string, slots: Slots): string {
  const filled = text.replace(slot, (_, name: string) => {
    const value = slots[lowerFirst(name)] ?? '';
    return name === lowerFirst(name) ? value : upperFirst(value);
  });
  // A name that ends in "S.A. de C.V." ends its sentence, too, and 检测服务 is a service without being called so again.
  return filled.replace(/\.\.(?= |$)/g, '.').replaceAll('服务服务', '服务');
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "a, b and c"; "a, b, and c and d", "a as well as b and c" where an item holds an "and" of its own. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  const isList = words.some((word) => word.includes(' and '));
  const and = !isList ? ' and ' : words.length > 2 ? ', and ' : ' as well as ';
  return `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`;
}

// Words that keep their capitals inside a sentence.
const proper = new Set(
  'Portland I/O Ethernet Profinet Profibus Modbus Bluetooth Linux Mexico Europe English Spanish Wi-Fi'.split(
    ' ',
  ),
);

/** A heading as it stands inside a sentence: "AC Motors" → "AC motors", "Bolts & Screws" → "bolts and screws". */
export function inSentence(heading: string): string {
  return heading
    .replaceAll(' & ', ' and ')
    .split(' ')
    .map((word) =>
      isCapitalised(word) ? word.charAt(0).toLowerCase() + word.slice(1) : lowerAfterHyphen(word),
    )
    .join(' ');
}

function isCapitalised(word: string): boolean {
  return (
    /^[A-Z][a-zé'’]+([-/][a-z]+)*,?$/.test(word.replace(/-[A-Z]/g, (part) => part.toLowerCase())) &&
    !proper.has(word.replace(/,$/, ''))
  );
}

function lowerAfterHyphen(word: string): string {
  return proper.has(word) ? word : word.replace(/-[A-Z](?=[a-z])/g, (part) => part.toLowerCase());
}
