import type { Pool } from 'pg';
import { either } from './factored.ts';
import { type Asked, type Filters, marksOf } from './filters.ts';
import type { Kind } from './kind.ts';
import { filterOf, isOfIndustry } from './named-filters.ts';
import type { Term } from './plan.ts';
import { quote } from './tsvector-text.ts';

/** What a row has to meet to be shown for a text though nothing puts it among the results. */
export interface Floor {
  /** A text query for the index. */
  words: string;
}

/** A word of the row, of its name, or by which a category or a subcategory it stands in is called; an industry says too little. */
function saidBy({ alternatives, filters, figure }: Term): string[] {
  const narrow = filters.filter((filter) => !isOfIndustry(filter));
  const words = alternatives.flatMap((word) => [word, `=${word}`]);
  return [...[...words, ...narrow].map(quote), ...(figure?.near ?? []), ...(figure?.same ?? [])];
}

/**
 * The same text, read the same way, with the same filters: a row says all terms of it, or all of one of its translations, or stands in
 * the category or subcategory that the whole text names. Nothing where nothing was asked for but a tab or a country.
 */
export function floorOf(
  { terms, translations, nodes, locations }: Asked,
  filters: Filters,
): Floor | undefined {
  const marks = marksOf(filters, locations);
  if (terms.length === 0) {
    // Whatever fits every page of a tab or a country fits none of them.
    const isAsked = marksOf({ ...filters, businessType: '', countries: [] }, locations).length > 0;
    return isAsked ? { words: marks.join(' & ') } : undefined;
  }
  const readings = [terms, ...translations.map((translated) => translated.terms)].flatMap((reading) => {
    const ways = reading.map(saidBy);
    return ways.some((said) => said.length === 0) ? [] : [ways.map(either).join(' & ')];
  });
  const places = nodes.isWhole ? nodes.ids.filter((id) => id.length >= 6).map(filterOf) : [];
  const said = [...readings, ...places.map(quote)].map((each) => `(${each})`);
  return said.length === 0 ? undefined : { words: [either(said), ...marks].join(' & ') };
}

/** Which of some rows meet it (the primary keys of the tiers). */
export async function findMeeting(
  pool: Pool,
  kind: Kind,
  { words }: Floor,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: `find_meeting_${kind}`,
    text: `SELECT id FROM ${kind}_search WHERE id = ANY($1::uuid[]) AND words @@ $2::tsquery`,
    values: [ids, words],
  });
  return rows.map(({ id }) => id);
}
