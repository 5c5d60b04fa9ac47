import type { Language, MyProfile, PersonCard } from '@kontor/contract';
import {
  presentBusinessType,
  presentCountry,
  presentJobPosition,
  presentNode,
  presentState,
} from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import type { PersonCardRow, ProfileRow } from './queries.ts';

export function presentPersonCard(row: PersonCardRow, reference: Reference, language: Language): PersonCard {
  return {
    userID: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    profilePhoto: row.profile_photo_url === null ? undefined : { url: row.profile_photo_url },
    country: row.country_code === null ? undefined : presentCountry(reference, row.country_code, language),
    state: presentState(reference, row.state_id, null),
    city: row.city ?? undefined,
    jobPosition:
      row.job_position_id === null ? undefined : presentJobPosition(reference, row.job_position_id, language),
    companyName: row.company_name ?? undefined,
    briefPresentation: row.brief_presentation ?? undefined,
    origin: row.origin as PersonCard['origin'],
    reactions: { reactionCount: { like: row.like_count } },
  };
}

/** Checklist 168: what its owner alone may see of a row. */
export function presentMyProfile(row: ProfileRow, reference: Reference, language: Language): MyProfile {
  return {
    userID: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email ?? undefined,
    country: row.country_code === null ? undefined : presentCountry(reference, row.country_code, language),
    state: presentState(reference, row.state_id, null),
    city: row.city ?? undefined,
    businessType:
      row.business_type === null ? undefined : presentBusinessType(reference, row.business_type, language),
    companyName: row.company_name ?? undefined,
    industry: row.industry_id === null ? undefined : presentNode(reference, row.industry_id, language),
    jobPosition:
      row.job_position_id === null ? undefined : presentJobPosition(reference, row.job_position_id, language),
    briefPresentation: row.brief_presentation ?? undefined,
    profilePhoto: row.profile_photo_url === null ? undefined : { url: row.profile_photo_url },
  };
}
