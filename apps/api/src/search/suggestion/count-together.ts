import type { Dictionary } from '../dictionary.ts';
import type { Engine } from '../engine.ts';
import { anyOf } from '../filters.ts';
import { tiers } from '../kind.ts';
import type { KnownWords } from '../known-words.ts';
import { documentsWith } from '../rarest-first.ts';
import { lastTierFor } from './last-tier.ts';

/** What must stand together: a completion, and the words before it. Filters are words that begin with `@`. */
export interface Together {
  before: readonly string[];
  completed: readonly string[];
}

/** Rows in which words of a suggestion must stand together. */
export const enoughTogether = 3;
/** Rows that are compared with each completion, the best first: what hardly any of them holds is no good suggestion either. */
const rowsCompared = 60;
/** Rows that are read by the rarest of the words: of a word in more of them the best ones are enough. */
const rowsRead = 200;

/**
 * Of businesses and of products: $1 and $2 what is looked for in the index, $3 and $4 what the rows it finds must hold, $5 and $6
 * each completion alone, $7 and $8 the last tier to read. The tables are locked before their tiers, as a rebuild does.
 */
const statement = {
  name: 'suggest_together',
  text: `WITH none AS MATERIALIZED (SELECT FROM business_search WHERE false UNION ALL SELECT FROM product_search WHERE false),
    found AS MATERIALIZED (
      ${tiers
        .flatMap((tier) => [
          `SELECT words, true AS is_business FROM business_search_${tier}
            WHERE words @@ $1::tsquery AND (words @@ $3::tsquery) IS TRUE AND $7 >= ${tier}`,
          `SELECT words, false FROM product_search_${tier}
            WHERE words @@ $2::tsquery AND (words @@ $4::tsquery) IS TRUE AND $8 >= ${tier}`,
        ])
        .join(' UNION ALL ')}
      LIMIT ${rowsCompared}
    )
    SELECT (
      SELECT count(*) FROM (
        SELECT FROM found WHERE words @@ CASE WHEN is_business THEN of_businesses ELSE of_products END LIMIT ${enoughTogether}
      ) AS held
    )::integer AS together
    FROM unnest($5::tsquery[], $6::tsquery[]) WITH ORDINALITY AS asked (of_businesses, of_products, place)
    WHERE NOT EXISTS (SELECT FROM none) ORDER BY place`,
};

function allOf(dictionary: Dictionary, words: readonly string[]): string {
  return words.map((word) => anyOf([word, ...dictionary.filtersNamed([word])])).join(' & ');
}

/** What is looked for of completions behind the same words: the rarest of these, or the completions where they are rarer. */
function lookUp(dictionary: Dictionary, same: readonly Together[]) {
  const documents = (word: string) => documentsWith(dictionary, word);
  const [rarest] = (same[0]?.before ?? []).toSorted((a, b) => documents(a) - documents(b));
  const ofRarest = rarest === undefined ? Number.POSITIVE_INFINITY : documents(rarest);
  const ofCompleted = same.reduce((sum, { completed }) => sum + Math.min(...completed.map(documents)), 0);
  if (rarest !== undefined && ofRarest <= ofCompleted)
    return { query: allOf(dictionary, [rarest]), documents: ofRarest };
  return {
    query: same.map(({ completed }) => `(${allOf(dictionary, completed)})`).join(' | '),
    documents: ofCompleted,
  };
}

/** What is asked of one kind. */
function questionFor(known: KnownWords, asked: readonly Together[]) {
  const { dictionary } = known;
  const behindSame = Map.groupBy(asked, ({ before }) => before.join(' '));
  const groups = [...behindSame.values()].map((same) => lookUp(dictionary, same));
  const each = asked.map(({ before, completed }) => allOf(dictionary, [...before, ...completed]));
  const joined = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(' | ');
  return {
    inIndex: joined(groups.map(({ query }) => query)),
    onRows: joined(each),
    each,
    lastTier: lastTierFor(known, Math.max(...groups.map(({ documents }) => documents)), rowsRead),
  };
}

/** In how many businesses and products each stands together, of the best rows in which any of them does; counted until there are enough. */
export async function countTogether(
  { pool, vocabulary }: Engine,
  asked: readonly Together[],
): Promise<number[]> {
  if (asked.length === 0) return [];
  const kinds = (['business', 'product'] as const).map((kind) =>
    questionFor(vocabulary.knownOf(kind), asked),
  );
  const { rows } = await pool.query<{ together: number }>({
    ...statement,
    values: [
      ...kinds.map(({ inIndex }) => inIndex),
      ...kinds.map(({ onRows }) => onRows),
      ...kinds.map(({ each }) => each),
      ...kinds.map(({ lastTier }) => lastTier),
    ],
  });
  return rows.map(({ together }) => together);
}
