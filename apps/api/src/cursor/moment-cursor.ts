import { type RawBuilder, sql } from 'kysely';
import { noCursor } from './no-cursor.ts';

/** Where a page of a list sorted by a moment ends: the moment of its last row, in microseconds since 1970, and its id. */
export interface MomentCursor {
  at: string;
  id: string;
  ids: keyof typeof written;
}

const written = {
  number: /^(\d{1,18})\.(\d{1,18})$/,
  uuid: /^(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
};
const types = { number: sql`bigint`, uuid: sql`uuid` } satisfies Record<keyof typeof written, unknown>;

/** @throws BadRequest for what is no cursor */
export function readCursor(text: string | undefined, ids: keyof typeof written): MomentCursor | undefined {
  if (text === undefined) return undefined;
  const [, at, id] = written[ids].exec(text) ?? [];
  if (at === undefined || id === undefined) throw noCursor('after');
  return { at, id, ids };
}

/** Where a page ends, to be compared with a row's `(moment, id)`. */
export function endOf({ at, id, ids }: MomentCursor): RawBuilder<unknown> {
  return sql`(to_timestamp(0) + ${at}::bigint * interval '1 microsecond', ${id}::${types[ids]})`;
}

/** A moment in microseconds since 1970, as cursors have it. */
export function microsecondsOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(extract(epoch FROM ${moment}) * 1000000)::bigint::text`;
}

/**
 * A page of a list, and what asks for the next one.
 * @param found one more row than the page has, where there is another page
 */
export function pageOf<Row extends { sorted_by: string }>(
  found: readonly Row[],
  size: number,
  idOf: (row: Row) => string,
): { rows: Row[]; next: string | undefined } {
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { rows, next: last && `${last.sorted_by}.${idOf(last)}` };
}
