import type { Reference } from '../../reference/reference.ts';
import type { FindNodes } from '../find-nodes.ts';
import { isSpare } from '../spare-words.ts';
import { roleWords, stopWords } from '../stop-words.ts';
import type { General } from '../synonyms/read-general.ts';
import { fold } from '../words.ts';
import { cityCode, type Location, locationWord } from './location.ts';

/** A location that a text names. */
export interface NamedLocation extends Location {
  /** Its own name: of a country and a state in English, of a city as it was typed or as the directory has it. */
  name: string;
  /** What else is called so: a state and its city, a city under the other names that rows write. A row in one of them is there. */
  also?: readonly Location[];
  /** Where it stands in the text, with the preposition before it. */
  start: number;
  end: number;
}

/** What a city's name is known by: how many rows are there, and how many hold the word anywhere. */
interface KnownCities {
  rowsIn(code: string): number;
  rowsWith(word: string): number;
}

export type ReadLocations = (text: string, cities: KnownCities) => NamedLocation[];

interface Entry {
  words: readonly string[];
  location: Location & { name: string };
  /** Also a word for something else: only where the text leaves no doubt. */
  isAmbiguous: boolean;
}

interface Token {
  /** Folded. */
  word: string;
  start: number;
  end: number;
}

/** What stands before a location, folded. */
const prepositions = new Set(
  'in from near at around made en desde cerca da dalla dal a aus bei im dans depuis au aux em'.split(' '),
);
/** What stands before whom something is done for: us in small letters is a country only elsewhere, and at the end. */
const beforePronoun = new Set(
  'for to with by of let send give offer supply sell tell make help contact show quote get find'.split(' '),
);
const isHan = (text: string) => /\p{Script=Han}/u.test(text);
/** A shorter name that is ambiguous needs a preposition. */
const shortest = 5;
const maxAlso = 8;
/** A word that many rows hold which are elsewhere is no city. */
const elsewhere = 30;

/** A word, and what it is the feminine, the plural or a case of: mexicana, deutsche. */
function formsOf(word: string): string[] {
  if (word.length < 6) return [word];
  return [...new Set([word, word.replace(/(?:as|os|a|s|he|hi)$/, 'o'), word.replace(/(?:e[rsnm]?)$/, '')])];
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.’']*/gu)].map(({ 0: match, index }) => ({
    word: fold(match).replace(/[.’']/g, ''),
    start: index,
    end: index + match.length,
  }));
}

function entriesOf(
  { countries, states }: Pick<Reference, 'countries' | 'states'>,
  general: Pick<General, 'countries' | 'regions'>,
): Entry[] {
  const entry = (term: string, location: Entry['location'], isAmbiguous = false): Entry => ({
    words: tokensOf(term).map(({ word }) => word),
    location,
    isAmbiguous,
  });
  const countryOf = (code: string) =>
    ({ kind: 'country', code, name: countries.get(code)?.names.en ?? code }) as const;
  const regionOf = (code: string): Entry['location'] => {
    const [, city] = code.split('/');
    if (city !== undefined) return { kind: 'city', code: cityCode(city), name: city };
    return { kind: 'state', code, name: states.get(code)?.name ?? code };
  };
  return [
    ...[...countries.values()].flatMap(({ code, names }) =>
      Object.values(names).map((name) => entry(name, countryOf(code))),
    ),
    ...general.countries.flatMap(({ code, terms, ambiguous }) => [
      ...terms.map((term) => entry(term, countryOf(code))),
      ...ambiguous.map((term) => entry(term, countryOf(code), true)),
    ]),
    // One word is a name of many things.
    ...[...states.values()].map((state) =>
      entry(state.name, { kind: 'state', code: state.id, name: state.name }, !state.name.includes(' ')),
    ),
    ...general.regions.flatMap(({ code, terms, ambiguous }) => [
      ...terms.map((term) => entry(term, regionOf(code))),
      ...ambiguous.map((term) => entry(term, regionOf(code), true)),
    ]),
  ].filter(({ words }) => words.length > 0);
}

/** Countries, states and cities that a text names beside what it asks for, in whatever language. */
export function createReadLocations(
  reference: Pick<Reference, 'countries' | 'states'>,
  general: Pick<General, 'countries' | 'regions'>,
  findNodes: FindNodes,
): ReadLocations {
  const byFirst = new Map<string, Entry[]>();
  const han: Entry[] = [];
  // The longest name first; of a name for several, what is not ambiguous.
  const entries = entriesOf(reference, general).sort(
    (a, b) => b.words.length - a.words.length || Number(a.isAmbiguous) - Number(b.isAmbiguous),
  );
  for (const entry of entries) {
    const first = entry.words[0] as string;
    if (isHan(first)) han.push(entry);
    else byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  han.sort((a, b) => (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0));

  /** Names of each state and city, as codes of cities. */
  const cityCodes = new Map<string, Set<string>>();
  for (const { words, location } of entries) {
    if (location.kind === 'country') continue;
    const key = locationWord(location);
    cityCodes.set(key, (cityCodes.get(key) ?? new Set()).add(words.join('-')));
  }

  /** What is called as an entry is: other entries by the same words, and the cities that rows write by one of its names. */
  function alsoCalled({ words, location }: Entry, typed: string, cities: KnownCities): Location[] {
    if (location.kind === 'country') return [];
    const others = (byFirst.get(words[0] as string) ?? [])
      .filter((other) => other.words.join('-') === words.join('-') && other.location.kind !== 'country')
      .map((other) => other.location);
    const codes = [
      typed,
      ...[location, ...others].flatMap((each) => [...(cityCodes.get(locationWord(each)) ?? [])]),
    ];
    const written = codes
      .filter((code) => cities.rowsIn(code) > 0)
      .map((code): Location => ({ kind: 'city', code }));
    const all = new Map(
      [...others, ...written].map(({ kind, code }) => [locationWord({ kind, code }), { kind, code }]),
    );
    all.delete(locationWord(location));
    return [...all.values()].slice(0, maxAlso);
  }

  const industriesOf = (words: readonly string[]) =>
    new Set(
      findNodes(words)
        .parts.flatMap(({ ids }) => ids)
        .map((id) => id.slice(0, 4)),
    );

  /** Whether the words name a place of the industry tree together with a neighbour: bone china. */
  function namesThing(tokens: readonly Token[], at: number, length: number): boolean {
    const words = (from: number, to: number) => tokens.slice(from, to).map(({ word }) => word);
    const windows = [...(at > 0 ? [words(at - 1, at + length)] : []), words(at, at + length + 1)];
    return windows.some((window) => window.length > length && findNodes(window).isWhole);
  }

  /** Whether a word that is also a thing is one here: what stands beside it is of the same industry, or of none. */
  function isThing(tokens: readonly Token[], at: number): boolean {
    const own = industriesOf([tokens[at]?.word ?? '']);
    const others = industriesOf(tokens.filter((_, place) => place !== at).map(({ word }) => word));
    return own.size > 0 && (others.size === 0 || [...own].some((industry) => others.has(industry)));
  }

  const isBehindPreposition = (tokens: readonly Token[], at: number) =>
    prepositions.has(tokens[at - 1]?.word ?? '');

  function named(tokens: readonly Token[], at: number): Entry | undefined {
    const forms = formsOf(tokens[at]?.word ?? '');
    return forms
      .flatMap((form) => byFirst.get(form) ?? [])
      .sort((a, b) => b.words.length - a.words.length)
      .find(({ words, isAmbiguous }) => {
        if (!words.every((part, place) => place === 0 || tokens[at + place]?.word === part)) return false;
        if (isBehindPreposition(tokens, at)) return true;
        if (isAmbiguous && words.length === 1 && (words[0] as string).length < shortest) return false;
        return !namesThing(tokens, at, words.length) && !(isAmbiguous && isThing(tokens, at));
      });
  }

  function city(
    tokens: readonly Token[],
    at: number,
    cities: KnownCities,
  ): { length: number; code: string } | undefined {
    for (let length = Math.min(3, tokens.length - at); length > 0; length -= 1) {
      const window = tokens.slice(at, at + length);
      const [{ word = '' } = {}] = window;
      const code = window.map((token) => token.word).join('-');
      const rows = cities.rowsIn(code);
      // El Paso and Los Angeles begin with an article.
      if (rows === 0 || (length === 1 && stopWords.has(word)) || roleWords.has(word)) continue;
      if (length > 1 || isBehindPreposition(tokens, at)) return { length, code };
      if (word.length < 4 || isSpare(word) || namesThing(tokens, at, 1) || isThing(tokens, at)) continue;
      if (cities.rowsWith(word) <= rows * elsewhere) return { length, code };
    }
    return undefined;
  }

  return (text, cities) => {
    const found: NamedLocation[] = [];
    const folded = fold(text);
    if (isHan(folded) && folded.length === text.length) {
      let rest = folded;
      for (const entry of han) {
        const { words, location, isAmbiguous } = entry;
        const name = words[0] as string;
        const start = rest.indexOf(name);
        if (isAmbiguous || start < 0) continue;
        const also = alsoCalled(entry, name, cities);
        found.push({
          ...location,
          ...(also.length > 0 ? { also } : {}),
          start,
          end: start + name.length,
        });
        rest = rest.replace(name, ' '.repeat(name.length));
      }
    }
    const tokens = tokensOf(text);
    const isPronoun = (at: number) => {
      const { word, start = 0, end = 0 } = tokens[at] ?? {};
      if (word !== 'us' || text.slice(start, end) !== word || isBehindPreposition(tokens, at)) return false;
      return at < tokens.length - 1 || beforePronoun.has(tokens[at - 1]?.word ?? '');
    };
    for (let at = 0; at < tokens.length; at += 1) {
      if (isPronoun(at)) continue;
      const known = named(tokens, at);
      const occurring = known ? undefined : city(tokens, at, cities);
      const length = known?.words.length ?? occurring?.length ?? 0;
      if (length === 0) continue;
      const typed = tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join('-');
      const also = known ? alsoCalled(known, typed, cities) : [];
      let first = at;
      while (first > 0 && prepositions.has(tokens[first - 1]?.word ?? '')) first -= 1;
      const [start, end] = [tokens[first]?.start ?? 0, tokens[at + length - 1]?.end ?? text.length];
      const own = known?.location;
      // Of a state and a city that are called the same the city is named first.
      const isCity = own === undefined || (own.kind === 'state' && cities.rowsIn(typed) > 0);
      const location = isCity
        ? { kind: 'city' as const, code: typed, name: text.slice(tokens[at]?.start, end) }
        : own;
      const others = [...(own ? [{ kind: own.kind, code: own.code }] : []), ...also].filter(
        (each) => locationWord(each) !== locationWord(location),
      );
      found.push({ ...location, ...(others.length > 0 ? { also: others } : {}), start, end });
      at += length - 1;
    }
    return found.sort((a, b) => a.start - b.start);
  };
}

/** The text without what stands between the given places. */
export function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  return [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replace(/\s+/g, ' ')
    .trim();
}
