import type { Kind } from './business-kind.ts';
import type { Country, Place } from './countries.ts';
import { type Random, randomFor } from './random.ts';
import { readTable, splitCell } from './tables.ts';
import type { Category } from './tree.ts';

/**
 * Hands out invented stems ("Talvarra"), each once. A test holds them against the names of all real companies: no
 * word of a real name is among them.
 */
export function createStems(): (culture: string) => string {
  const left = new Map(
    readTable<'culture' | 'beginnings' | 'endings'>('stems').map((row) => {
      const stems = splitCell(row.beginnings).flatMap((start) =>
        splitCell(row.endings).map((end) => start + end),
      );
      return [row.culture, randomFor(`stems ${row.culture}`).shuffled(stems)];
    }),
  );
  return (culture) => {
    const stem = left.get(culture)?.pop();
    if (stem === undefined) throw new Error(`No stems are left for names of culture ${culture}`);
    return stem;
  };
}

interface Words {
  patterns(language: string, kind: Kind): string[];
  trades(language: string, category: Category): string[];
}

/** The words of company names, by language. */
export function readNameWords(): Words {
  const patterns = new Map(
    readTable<'language' | 'kind' | 'patterns'>('name-patterns').map((row) => [
      `${row.language} ${row.kind}`,
      splitCell(row.patterns),
    ]),
  );
  const trades = new Map(
    readTable<'industry' | 'language' | 'words'>('trade-words').map((row) => [
      `${row.industry} ${row.language}`,
      splitCell(row.words),
    ]),
  );
  return {
    patterns: (language, kind) => patterns.get(`${language} ${kind}`) ?? [],
    trades(language, category) {
      const general = trades.get(`${category.industry_id} ${language}`) ?? [];
      const own = category.names[language];
      return own !== undefined && isShort(own)
        ? [...general, capitalise(own, language), capitalise(own, language)]
        : general;
    },
  };
}

/** "{stem} {trade} {legal}" filled in for a business of this country. */
export function inventName(
  words: Words,
  {
    kind,
    category,
    country,
    place,
    stem,
  }: { kind: Kind; category: Category; country: Country; place: Place; stem: string },
  random: Random,
): string {
  // Chinese firms put their city first; elsewhere that reads odd.
  const withCity = country.code === 'CN';
  const patterns = words
    .patterns(country.language, kind)
    .filter((pattern) => withCity || !pattern.includes('{city}'));
  const pattern = random
    .pick(patterns)
    .replace('{stem}', stem)
    .replace('{trade}', random.pick(words.trades(country.language, category)))
    .replace('{city}', place.city);
  // In Indonesia the legal form comes first: "PT *".
  const legal = random.pick(country.legalForms);
  return legal.includes('*')
    ? legal.replace('*', pattern.replace('{legal}', '').trim())
    : pattern.replace('{legal}', legal).trim();
}

function isShort(name: string): boolean {
  return name.length <= 24 && !name.includes(',') && name.split(' ').length <= 3;
}

function capitalise(name: string, language: string): string {
  const small = new Set(['y', 'e', 'de', 'del', 'di', 'per', 'para', 'con', 'and', '&']);
  return name
    .split(' ')
    .map((word) => (small.has(word) ? word : word.charAt(0).toLocaleUpperCase(language) + word.slice(1)))
    .join(' ');
}
