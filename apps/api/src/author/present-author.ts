import type { Author } from '@kontor/contract';
import { presentPicture } from '../upload/present-picture.ts';
import type { AuthorRow } from './author-columns.ts';

/** Checklist 153. Undefined where nobody is there any more. */
export function presentAuthor(row: AuthorRow): Author | undefined {
  const { author_business_id: businessID, author_person_id: userID } = row;
  const demo = row.is_demo ? { isDemo: true } : {};
  if (businessID !== null)
    return {
      businessID,
      general: { companyName: row.company_name ?? '', profilePhoto: presentPicture(row.business_photo) },
      ...demo,
      subscription: row.subscription ?? undefined,
      businessTypeCode: row.business_type ?? undefined,
      industryID: row.business_industry ?? undefined,
    };
  if (userID === null) return undefined;
  return {
    userID,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    profilePhoto: presentPicture(row.person_photo),
    companyName: row.works_at ?? undefined,
    ...demo,
  };
}
