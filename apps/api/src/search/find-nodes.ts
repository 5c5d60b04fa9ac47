import { LRUCache } from 'lru-cache';
import type { Reference } from '../reference/reference.ts';
import { createAlikeWords } from './alike-words.ts';
import { contentWords } from './stop-words.ts';
import type { Synonym } from './synonyms/read-synonyms.ts';
import { betweenThings } from './tree-names.ts';

/** Words of a text, and the nodes of the tree that they name. */
export interface NamedPart {
  /** The widest first. */
  ids: readonly string[];
  words: readonly string[];
  /** Whether the tree itself calls them so, in whatever language, not buyers. */
  isOfTree?: boolean;
}

/** What a text names of the industry tree. */
export interface NamedNodes {
  /** One for all of the words where they name something together; else as few as do, none of which shares a word with another. */
  parts: readonly NamedPart[];
  isWhole: boolean;
}

/** Finds the nodes of the tree a text names, in whatever language: rows that stand there are what is meant. */
export type FindNodes = (words: readonly string[]) => NamedNodes;

/** The other texts that a question may mean name the same: parts of a few questions are remembered. */
const remembered = 1_000;

const maxNodes = 6;
/** Names of nodes have so many words at most that part of a text is compared with. */
const maxWindow = 5;

/** What the tree calls it before what it calls it together with something else, and that before what buyers do. */
const kinds = { name: 0, part: 1, synonym: 2 } as const;
type Kind = (typeof kinds)[keyof typeof kinds];

interface Name {
  id: string;
  words: readonly string[];
  kind: Kind;
}

/**
 * A part of a name that is shorter than another one is half said: the packaging of "Cosmetic Ingredients & Packaging", the semiconductors
 * of "Semiconductor & Electronics Machinery".
 */
function kindOf(part: string, name: string): Kind {
  if (part === name) return kinds.name;
  const lengthOf = (each: string) => contentWords(each).length;
  const isHalf = name.split(betweenThings).some((each) => lengthOf(each) > lengthOf(part));
  const isSingle = lengthOf(part) === 1 || /\p{Script=Han}/u.test(part);
  return isHalf && isSingle ? kinds.synonym : kinds.part;
}

/** A word without the ending of a plural: two that have one of these forms in common are the same word. */
function closeForms(word: string): string[] {
  return [
    ...new Set([word, word.replace(/(?:e?s|e?n)$/, ''), word.replace(/s$/, ''), word.replace(/ies$/, 'y')]),
  ];
}

/** A name of so many words may have another word in it: sound absorbing wall panels. */
const longName = 3;

/** The words next to each other, as many as given; of long names also with one word among them left out. */
function windowsOf(words: readonly string[], length: number): (readonly string[])[] {
  const next = (size: number) => words.slice(size - 1).map((_, start) => words.slice(start, start + size));
  const parted = length < longName ? [] : next(length + 1);
  return [
    ...next(length),
    ...parted.flatMap((window) =>
      window.slice(1, -1).map((_, inner) => window.filter((_, place) => place !== inner + 1)),
    ),
  ];
}

/** Parts that are all of the text and name the same, as a grade of welding wire and its trade name do: one part. */
function together(parts: readonly NamedPart[], words: readonly string[]): NamedNodes | undefined {
  const named = new Set(parts.flatMap((part) => part.words));
  const [first, ...others] = parts;
  const ids = first?.ids.filter((id) => others.every((part) => part.ids.includes(id))) ?? [];
  if (ids.length === 0 || !words.every((word) => named.has(word))) return undefined;
  return { parts: [{ ids, words, isOfTree: parts.every((part) => part.isOfTree) }], isWhole: true };
}

export function createFindNodes(
  { nodes }: Pick<Reference, 'nodes'>,
  { synonyms = [] }: { synonyms?: readonly Synonym[] } = {},
): FindNodes {
  const names = [
    ...[...nodes.values()].flatMap((node) =>
      Object.values(node.names).flatMap((name) =>
        [...new Set([name, ...name.split(betweenThings)])].map(
          (part): Name => ({ id: node.id, words: contentWords(part), kind: kindOf(part, name) }),
        ),
      ),
    ),
    ...synonyms.flatMap(({ node, terms }) =>
      terms.map((words): Name => ({ id: node, words, kind: kinds.synonym })),
    ),
  ].filter(({ words }) => words.length > 0);
  const alikeWords = createAlikeWords(names.flatMap(({ words }) => words));
  const keyOf = (word: string, length: number) => `${word} ${length}`;
  const byFirst = Map.groupBy(names, ({ words }) => keyOf(words[0] as string, words.length));

  const wholeNames = names.filter(({ kind }) => kind === kinds.name);
  /** Subcategories of a category that its name tells half of, as pulleys of "Belts & Pulleys", whose own names hold the words. */
  function calledSoBelow(id: string, words: ReadonlySet<string>): string[] {
    if (id.length !== 6) return [];
    const below = wholeNames.filter((name) => name.id.length === 8 && name.id.startsWith(id));
    return below.filter((name) => name.words.some((word) => words.has(word))).map((name) => name.id);
  }

  /** @param isOrdered whether the words must stand in the order of the name: fair trade coffee is for no trade fair */
  function namedBy(words: readonly string[], isOrdered = false): NamedPart {
    const alike = new Set(words.flatMap(alikeWords));
    const named = [...alike]
      .flatMap((word) => byFirst.get(keyOf(word, words.length)) ?? [])
      .filter((name) =>
        name.words.every((part, place) =>
          isOrdered ? alikeWords(words[place] as string).includes(part) : alike.has(part),
        ),
      );
    const best = Math.min(...named.map(({ kind }) => kind));
    const ofKind = named.filter(({ kind }) => kind === best);
    // Cotton is no plural of cotto where something is called cotton.
    const typed = new Set(words.flatMap(closeForms));
    const close = ofKind.filter((name) =>
      name.words.every((part) => closeForms(part).some((form) => typed.has(form))),
    );
    const meant = close.length > 0 ? close : ofKind;
    const ids = [...new Set(meant.map(({ id }) => id))]
      .sort((a, b) => a.length - b.length)
      .slice(0, maxNodes);
    const below = best === kinds.part && !isOrdered ? ids.flatMap((id) => calledSoBelow(id, alike)) : [];
    const all = ids.length + below.length > maxNodes ? ids : [...new Set([...ids, ...below])];
    return { ids: all, words, isOfTree: best !== kinds.synonym };
  }

  function find(words: readonly string[]): NamedNodes {
    const all = namedBy(words);
    if (all.ids.length > 0) return { parts: [all], isWhole: true };
    for (let length = Math.min(maxWindow, words.length - 1); length > 0; length -= 1) {
      const named = windowsOf(words, length)
        .map((window) => namedBy(window, true))
        .filter(({ ids }) => ids.length > 0)
        // What names a subcategory says more than what names an industry.
        .sort((a, b) => (b.ids.at(-1)?.length ?? 0) - (a.ids.at(-1)?.length ?? 0));
      const parts: NamedPart[] = [];
      for (const part of named)
        if (parts.every((chosen) => !chosen.words.some((word) => part.words.includes(word))))
          parts.push(part);
      if (parts.length > 0) return together(parts, words) ?? { parts, isWhole: false };
    }
    return { parts: [], isWhole: false };
  }

  const known = new LRUCache<string, NamedNodes>({ max: remembered });
  return (words) => {
    const key = words.join(' ');
    const found = known.get(key) ?? find(words);
    known.set(key, found);
    return found;
  };
}
