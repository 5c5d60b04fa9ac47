import { Type } from 'typebox';
import Schema from 'typebox/schema';
import { noCursor } from '../../cursor/no-cursor.ts';

/** Where a page begins or ends: the value a row is sorted by, its id, and its place among the rows asked for. */
export interface Cursor {
  key: string | number;
  id: string;
  place: number;
}

const Written = Type.Tuple([
  Type.String(),
  Type.Union([Type.String(), Type.Number()]),
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  Type.Integer(),
]);

/** @param sorting how the rows are sorted: the cursor serves no other table */
export function writeCursor(sorting: string, { key, id, place }: Cursor): string {
  return Buffer.from(JSON.stringify([sorting, key, id, place])).toString('base64url');
}

/** @throws BadRequest for what is no cursor, or one of rows sorted otherwise */
export function readCursor(
  text: string | undefined,
  { field, sorting, keyIs }: { field: 'after' | 'before'; sorting: string; keyIs: 'number' | 'string' },
): Cursor | undefined {
  if (text === undefined) return undefined;
  const read = parsed(Buffer.from(text, 'base64url').toString());
  if (!Schema.Check(Written, read)) throw noCursor(field);
  const [of, key, id, place] = read;
  if (of !== sorting || typeof key !== keyIs) throw noCursor(field);
  return { key, id, place };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
