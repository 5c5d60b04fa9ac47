import { withinDistance } from '../edit-distance.ts';
import { onceARequest, type SearchRequest } from '../search-request.ts';
import { nameLetters } from '../words.ts';
import { alikeness } from './alikeness.ts';
import { halvesOf } from './halves.ts';

interface NearName {
  company_name: string;
  name_letters: string;
}

/** Names shorter than this are near to too many others. */
const shortest = 4;
/** Names as long as this may differ in two letters. */
const long = 10;

/** How many letters of a name may be wrong. */
function editsAllowed(letters: string): number {
  return letters.length < long ? 1 : 2;
}

/** The best of some rows of `business_search`, the likest first, as SQL. */
function likest(condition: string): string {
  return `SELECT company_name, name_letters FROM (
      SELECT id, name_letters, score FROM business_search WHERE ${condition}
      ORDER BY similarity(name_letters, $1) DESC, score DESC, id LIMIT 20
    ) AS near JOIN listed_businesses USING (id) ORDER BY similarity(name_letters, $1) DESC, score DESC, id`;
}

/** Names with letters like those, the likest first. */
const namesLike = onceARequest(async ({ pool }, letters: string, edits: number): Promise<NearName[]> => {
  const halves = edits === 1 ? halvesOf(letters) : undefined;
  const { rows } = await pool.query<NearName>(
    halves
      ? {
          // Letters are no signs of a pattern.
          name: 'near_names_by_halves',
          text: likest(`(name_letters LIKE $2 || '%' OR name_letters LIKE '%' || $3)
            AND char_length(name_letters) BETWEEN char_length($1) - 1 AND char_length($1) + 1`),
          values: [letters, halves.beginning, halves.end],
        }
      : {
          name: 'near_names',
          text: `WITH least AS MATERIALIZED (SELECT set_config('pg_trgm.similarity_threshold', $2, false) AS alike)
            ${likest('(SELECT alike FROM least) IS NOT NULL AND name_letters % $1')}`,
          values: [letters, String(alikeness(letters, edits))],
        },
  );
  return rows;
});

/**
 * The name of a business that was probably meant, when all of a text is nearly it: a space, a hyphen or an apostrophe missing
 * or too many, or a letter wrong. The nearest, of those the one whose business stands first.
 * @param maxEdits letters that may differ, where another reading of the text differs in so many
 */
export async function findNearName(
  request: SearchRequest,
  text: string,
  maxEdits = 2,
): Promise<string | undefined> {
  const letters = nameLetters(text);
  if (letters.length < shortest) return undefined;
  const allowed = Math.min(maxEdits, editsAllowed(letters));
  const rows = await namesLike(request, letters, allowed);
  const near = rows
    .map((row) => ({ ...row, edits: withinDistance(letters, row.name_letters, allowed) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.company_name;
}
