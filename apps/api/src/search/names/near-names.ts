import { withinDistance } from '../edit-distance.ts';
import { onceARequest, type SearchRequest } from '../search-request.ts';
import { nameLetters } from '../words.ts';
import { alikeness } from './alikeness.ts';
import { halvesOf } from './halves.ts';

interface NearName {
  id: string;
  name_letters: string;
}

/** Names shorter than this are near to too many others. */
const shortest = 4;
/** Names as long as this may differ in two letters. */
const long = 10;

/** Names that are compared, those of the best businesses first. */
const compared = 2_000;

/** How many letters of a name may be wrong. */
function editsAllowed(letters: string): number {
  return letters.length < long ? 1 : 2;
}

/** Behind whatever begins so. */
const behindAll = '\u{10FFFF}';

/** Names with one of the halves of some letters, as long as they are or a letter longer or shorter, those of the best businesses first. */
const namesByHalves = onceARequest(async ({ pool }, letters: string): Promise<NearName[]> => {
  const { beginning, end } = halvesOf(letters);
  const backwards = [...end].reverse().join('');
  const length = [...letters].length;
  const { rows } = await pool.query<NearName>({
    name: 'near_names_by_halves',
    // By ranges, as the pattern of a LIKE is not known to a statement that is prepared.
    text: `SELECT id, name_letters FROM business_search WHERE char_length(name_letters) = ANY ($1::integer[]) AND (
        name_letters ~>=~ $2 AND name_letters ~<~ $3 OR reverse(name_letters) ~>=~ $4 AND reverse(name_letters) ~<~ $5
      ) ORDER BY score DESC, id LIMIT ${compared}`,
    values: [
      [length - 1, length, length + 1],
      ...[beginning, beginning + behindAll],
      ...[backwards, backwards + behindAll],
    ],
  });
  return rows;
});

/** Names with letters like those, the likest first. */
const namesLike = onceARequest(async ({ pool }, letters: string, edits: number): Promise<NearName[]> => {
  const { rows } = await pool.query<NearName>({
    name: 'near_names',
    text: `WITH least AS MATERIALIZED (SELECT set_config('pg_trgm.similarity_threshold', $2, false) AS alike)
      SELECT id, name_letters FROM business_search WHERE (SELECT alike FROM least) IS NOT NULL AND name_letters % $1
      ORDER BY similarity(name_letters, $1) DESC, score DESC, id LIMIT 20`,
    values: [letters, String(alikeness(letters, edits))],
  });
  return rows;
});

const nameOf = onceARequest(async ({ pool }, id: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ company_name: string }>({
    name: 'near_name',
    text: 'SELECT company_name FROM listed_businesses WHERE id = $1',
    values: [id],
  });
  return rows[0]?.company_name;
});

/** The nearest of some names that differ in so many letters at most, of equally near ones the first. */
function nearestOf(names: readonly NearName[], letters: string, edits: number): string | undefined {
  let nearest: { id: string; edits: number } | undefined;
  for (const { id, name_letters } of names) {
    const differ = withinDistance(letters, name_letters, edits);
    if (differ <= edits && (!nearest || differ < nearest.edits)) nearest = { id, edits: differ };
  }
  return nearest?.id;
}

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
  // Those with one letter wrong are found in a twentieth of the time.
  const nearest =
    nearestOf(await namesByHalves(request, letters), letters, Math.min(allowed, 1)) ??
    (allowed > 1 ? nearestOf(await namesLike(request, letters, allowed), letters, allowed) : undefined);
  return nearest === undefined ? undefined : nameOf(request, nearest);
}

/** The name of a business that has just these letters, with spaces, hyphens or apostrophes between them. */
export const findRespacedName = onceARequest(async (request, text: string): Promise<string | undefined> => {
  const letters = nameLetters(text);
  const { rows } = await request.pool.query<{ id: string }>({
    name: 'respaced_name',
    text: `SELECT id FROM business_search WHERE char_length(name_letters) = $1 AND name_letters = $2
      ORDER BY score DESC, id LIMIT 1`,
    values: [[...letters].length, letters],
  });
  return rows[0] && nameOf(request, rows[0].id);
});
