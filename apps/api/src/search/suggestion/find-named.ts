import type { Dictionary } from '../dictionary.ts';
import type { Engine } from '../engine.ts';
import { anyOf } from '../filters.ts';
import { noneOf, tiers } from '../kind.ts';
import { exactNameBonus } from '../score.ts';
import { quote } from '../tsvector-text.ts';
import { fold, nameHash, withoutLegalForm } from '../words.ts';
import { lastTierFor } from './last-tier.ts';
import { isSpaced, readTyped } from './typed.ts';

/** A business or product by its name. */
export interface NamedRow {
  id: string;
  name: string;
  businessID: string;
  companyName: string;
}

type NamedKind = 'business' | 'product';

const shown: Record<NamedKind, string> = {
  business: `SELECT found.id, company_name AS name, found.id AS "businessID", company_name AS "companyName"
    FROM found JOIN listed_businesses AS business ON business.id = found.id`,
  product: `SELECT found.id, product.name, business_id AS "businessID", company_name AS "companyName"
    FROM found JOIN listed_products AS product ON product.id = found.id JOIN listed_businesses AS business ON business.id = business_id`,
};

/**
 * $1 words of the name that are looked for in the index, $2 those compared in the rows it finds, $3 hash of the whole name, $4 rows
 * wanted, $5 the last tier to read. The best rows of each tier in turn, until there are enough.
 */
function statementOf(kind: NamedKind): string {
  const isNamedSo = 'words @@ $1::tsquery AND ($2::tsquery IS NULL OR words @@ $2::tsquery)';
  const branches = tiers.map(
    (tier) =>
      `(SELECT id, score FROM ${kind}_search_${tier} WHERE ${isNamedSo} AND $5 >= ${tier}
        ORDER BY score DESC, id LIMIT $4)`,
  );
  return `WITH ${noneOf(kind)},
    exact AS (SELECT id, score + ${exactNameBonus} AS total FROM ${kind}_search
      WHERE name_hash = $3::bigint AND ${isNamedSo} ORDER BY score DESC, id LIMIT $4),
    found AS (SELECT id, max(total) AS total FROM (
      SELECT id, total FROM exact UNION ALL SELECT id, score FROM (${branches.join(' UNION ALL ')} LIMIT $4) AS walked
    ) AS either WHERE NOT EXISTS (SELECT FROM none) GROUP BY id ORDER BY total DESC, id LIMIT $4)
    ${shown[kind]} ORDER BY total DESC, found.id`;
}

const statements = {
  business: { name: 'suggest_business', text: statementOf('business') },
  product: { name: 'suggest_product', text: statementOf('product') },
};

/** Letters from which names are looked for; those of scripts without spaces say more. */
const fewestLetters = 3;
/** Completions of the last word that are looked for in the index. */
const maxEndings = 12;
/** So few names are sooner compared than the lists of further words. */
const fewNames = 200;
/** Words that are seldom apart are in more names together than chance has it: in so many at most, as none is in more. */
const mostCompared = 4_000;
/** Rows with the rarest of the words in their name that are looked at; one that is named just as typed is found among all. */
const rowsRead = 2_000;

/** A word of a name, or the completions of its last one. */
interface Part {
  inIndex: string;
  onRows: string;
  names: number;
}

/** Those of the rarest that are in few names together, if chance has them there. */
function fewTogether(parts: readonly Part[], documents: number): readonly Part[] {
  let together = documents;
  for (const [place, { names }] of parts.entries()) {
    together *= names / documents;
    const isFew =
      place === 0 ? names <= fewNames : together <= fewNames && (parts[0]?.names ?? 0) <= mostCompared;
    if (isFew) return parts.slice(0, place + 1);
  }
  return parts;
}

/** What is looked for of a name's words, the last one as a beginning; undefined when no name holds one of them. */
function lookUp(dictionary: Dictionary, words: readonly string[], last: string) {
  const names = (word: string) => dictionary.names(word);
  const endings = [...new Set([last, ...dictionary.completionsByNames(last, maxEndings)])];
  const inName = (alternatives: readonly string[]) => anyOf(alternatives.map((word) => `=${word}`));
  const parts: Part[] = [
    ...words.map((word) => ({ inIndex: inName([word]), onRows: inName([word]), names: names(word) })),
    {
      inIndex: inName(endings),
      // In rows every completion is compared.
      onRows: `${quote(`=${last}`)}:*`,
      names: endings.reduce((sum, word) => sum + names(word), 0),
    },
  ].sort((a, b) => a.names - b.names);
  const fewest = parts[0]?.names ?? 0;
  if (fewest === 0) return undefined;
  const inIndex = fewTogether(parts, dictionary.documentCount);
  const others = parts.slice(inIndex.length);
  return {
    inIndex: inIndex.map((part) => part.inIndex).join(' & '),
    onRows: others.length === 0 ? null : others.map((part) => part.onRows).join(' & '),
    fewest,
  };
}

/** Rows with every word typed in their name, the last one as a beginning; one that is named just so first. */
export async function findNamed(
  { pool, vocabulary }: Engine,
  kind: NamedKind,
  text: string,
  limit: number,
): Promise<NamedRow[]> {
  const known = vocabulary.knownOf(kind);
  const own = withoutLegalForm([...(readTyped(text)?.words ?? [])]);
  const last = own.at(-1);
  if (last === undefined || (isSpaced(last) && fold(text).length < fewestLetters)) return [];
  const found = lookUp(known.dictionary, own.slice(0, -1), last);
  if (!found) return [];
  const { inIndex, onRows, fewest } = found;
  const { rows } = await pool.query<NamedRow>({
    ...statements[kind],
    values: [inIndex, onRows, nameHash(text), limit, lastTierFor(known, fewest, rowsRead)],
  });
  return rows;
}
