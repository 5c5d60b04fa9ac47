import type { RawBuilder } from 'kysely';

/** What is asked of the rows of a noun that has pages, declared in the noun's `page-rows.ts`. */
export interface NounRows {
  /** The view of the rows that have a page, by `id`. */
  rows: RawBuilder<unknown>;
}

/** The same of a noun that a sitemap lists. */
export interface ListedRows extends NounRows {
  /** What search engines may list, as `entry` with `id` and `updated_at`: what stands behind FROM, up to a condition. */
  listed: RawBuilder<unknown>;
  /** The names in the page's address, an array of text. */
  names: RawBuilder<unknown>;
}
