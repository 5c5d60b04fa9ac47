import { type RawBuilder, sql } from 'kysely';

/** Words that are looked for, at the utmost. */
const maximum = 8;

/** Whether each word of a search stands somewhere in a text, in whatever case; an index of trigrams serves it. */
export function hasWords(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, maximum);
  if (words.length === 0) return sql`true`;
  const conditions = words.map((word) => sql`${text} ILIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}
