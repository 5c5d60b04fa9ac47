import { withinDistance } from '../edit-distance.ts';
import { onceARequest, type SearchRequest } from '../search-request.ts';
import { nameLetters } from '../words.ts';

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

/** Names with letters like those, the likest first. */
const namesLike = onceARequest(async ({ pool }, letters: string): Promise<NearName[]> => {
  const { rows } = await pool.query<NearName>({
    name: 'near_names',
    // One letter wrong in six leaves three of ten trigrams and more.
    text: `SELECT company_name, name_letters FROM (
        SELECT id, name_letters, score FROM business_search WHERE name_letters % $1
        ORDER BY similarity(name_letters, $1) DESC, score DESC, id LIMIT 20
      ) AS near JOIN listed_businesses USING (id) ORDER BY similarity(name_letters, $1) DESC, score DESC, id`,
    values: [letters],
  });
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
  const rows = await namesLike(request, letters);
  const allowed = Math.min(maxEdits, editsAllowed(letters));
  const near = rows
    .map((row) => ({ ...row, edits: withinDistance(letters, row.name_letters, allowed) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.company_name;
}
