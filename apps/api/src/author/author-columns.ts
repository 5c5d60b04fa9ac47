import type { ShownBusiness } from '@kontor/contract';
import type { StoredPicture } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';

/** Who stands beside what was done: a business where there is one, else a person. */
export interface AuthorRow {
  author_business_id: string | null;
  company_name: string | null;
  business_photo: StoredPicture | null;
  business_type: ShownBusiness['businessTypeCode'] | null;
  business_industry: string | null;
  subscription: ShownBusiness['subscription'] | null;
  author_person_id: string | null;
  first_name: string | null;
  last_name: string | null;
  person_photo: StoredPicture | null;
  works_at: string | null;
  is_demo: boolean | null;
}

/** Columns of `AuthorRow`, of what `joinAuthor` adds. */
export const authorColumns = sql`
  author_business.id AS author_business_id, author_business.company_name, author_business.profile_photo AS business_photo,
  author_business.business_type, author_business.industry_id AS business_industry, author_business.subscription,
  author_person.id AS author_person_id, author_person.first_name, author_person.last_name, author_person.profile_photo AS person_photo,
  author_person.company_name AS works_at,
  coalesce(author_business.origin, author_person.origin) = 'demo' AS is_demo`;

/** Adds whom these columns name, the person only where no business is named. */
export function joinAuthor(
  businessID: RawBuilder<unknown>,
  personID: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    LEFT JOIN business_cards AS author_business ON author_business.id = ${businessID}
    LEFT JOIN shown_people AS author_person ON author_person.id = ${personID} AND ${businessID} IS NULL`;
}
