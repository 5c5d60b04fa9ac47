import type { Pool } from 'pg';
import type { Dictionary } from './dictionary.ts';
import { type Kind, noneOf, rowsFromTop } from './kind.ts';
import { replaceWords } from './words.ts';

const triedForOneWord = 5;
const maxReplaced = 16;

interface Replacement {
  /** How improbable it is, from 0. */
  rank: number;
  meant: Map<string, string>;
}

/** Words it may have been meant to be, the most probable first. */
function nearWords(dictionary: Dictionary, word: string): string[] {
  const near = dictionary.corrections(word, triedForOneWord);
  return near.length > 0 || word.length < 6 ? near : dictionary.corrections(word, triedForOneWord, 2);
}

function oneReplaced(words: readonly string[], near: readonly string[][]): Replacement[] {
  return words.flatMap((word, place) =>
    (near[place] ?? []).map((meant, rank) => ({ rank, meant: new Map([[word, meant]]) })),
  );
}

function twoReplaced(words: readonly string[], near: readonly string[][]): Replacement[] {
  const likely = oneReplaced(
    words,
    near.map((options) => options.slice(0, 2)),
  );
  return likely.flatMap((one, index) =>
    likely
      .slice(index + 1)
      .map((other) => ({ rank: one.rank + other.rank, meant: new Map([...one.meant, ...other.meant]) }))
      .filter(({ meant }) => meant.size === 2),
  );
}

function byRank(replacements: Replacement[]): Replacement[] {
  return replacements.sort((a, b) => a.rank - b.rank);
}

/** The text with each word in turn left out, the rarest first. */
function oneLeftOut(dictionary: Dictionary, words: readonly string[]): string[] {
  if (words.length < 2) return [];
  return [...words]
    .sort((a, b) => dictionary.documents(a) - dictionary.documents(b))
    .map((left) => words.filter((word) => word !== left).join(' '));
}

/**
 * Other texts for one that finds nothing, the most probable first: one word corrected, then two of them, then one left
 * out. Known words are doubted too, since together they stand in no row.
 * @param isSure whether a word is not to be corrected
 */
export function otherTexts(
  dictionary: Dictionary,
  text: string,
  words: readonly string[],
  isSure: (word: string) => boolean = () => false,
): string[] {
  const near = words.map((word) => (isSure(word) ? [] : nearWords(dictionary, word)));
  const replaced = [...byRank(oneReplaced(words, near)), ...byRank(twoReplaced(words, near))];
  const texts = replaced.slice(0, maxReplaced).map(({ meant }) => replaceWords(text, meant));
  return [...new Set([...texts, ...oneLeftOut(dictionary, words)])].filter((other) => other !== text);
}

/** Place of the first of several text queries that any document meets; -1 when none does. */
export async function firstMet(pool: Pool, kind: Kind, queries: readonly (string | null)[]): Promise<number> {
  const { rows } = await pool.query<{ place: number }>({
    name: `first_met_${kind}`,
    text: `WITH ${noneOf(kind)}
      SELECT place::int FROM unnest($1::text[]) WITH ORDINALITY AS tried (query, place)
      WHERE (SELECT count(*) FROM none) = 0 AND EXISTS (${rowsFromTop(kind, 'words @@ query::tsquery')})
      ORDER BY place LIMIT 1`,
    values: [queries],
  });
  return (rows[0]?.place ?? 0) - 1;
}
