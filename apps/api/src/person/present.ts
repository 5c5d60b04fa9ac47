import type { Language, MyProfile, PersonArchive, PersonCard, PublicProfile } from '@kontor/contract';
import {
  presentBusinessType,
  presentCountry,
  presentGender,
  presentJobPosition,
  presentLanguage,
  presentNode,
  presentState,
} from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import { presentPicture } from '../upload/present-picture.ts';
import type { PersonCardRow, ProfileRow, PublicProfileRow, WholeRow } from './queries.ts';

/** What `make` returns for a value that is stated. */
function stated<Value, Made>(value: Value | null, make: (value: Value) => Made): Made | undefined {
  return value === null ? undefined : make(value);
}

export function presentPersonCard(row: PersonCardRow, reference: Reference, language: Language): PersonCard {
  return {
    userID: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    profilePhoto: presentPicture(row.profile_photo),
    country: stated(row.country_code, (code) => presentCountry(reference, code, language)),
    state: presentState(reference, row.state_id, null),
    city: row.city ?? undefined,
    jobPosition: stated(row.job_position_id, (id) => presentJobPosition(reference, id, language)),
    companyName: row.company_name ?? undefined,
    briefPresentation: row.brief_presentation ?? undefined,
    origin: row.origin,
    reactions: { reactionCount: { like: row.like_count } },
  };
}

/** What the owner of a profile and others see alike. */
function presentProfile(row: ProfileRow | PublicProfileRow, reference: Reference, language: Language) {
  return {
    userID: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    country: stated(row.country_code, (code) => presentCountry(reference, code, language)),
    state: presentState(reference, row.state_id, null),
    city: row.city ?? undefined,
    businessType: stated(row.business_type, (code) => presentBusinessType(reference, code, language)),
    companyName: row.company_name ?? undefined,
    industry: stated(row.industry_id, (id) => presentNode(reference, id, language)),
    jobPosition: stated(row.job_position_id, (id) => presentJobPosition(reference, id, language)),
    preferredLanguage: stated(row.preferred_language, (code) => presentLanguage(reference, code, language)),
    briefPresentation: row.brief_presentation ?? undefined,
    profilePhoto: presentPicture(row.profile_photo),
    coverPhoto: presentPicture(row.cover_photo),
    birthDate: row.birth_date ?? undefined,
    profession: row.profession ?? undefined,
  };
}

/** Checklist 168: what its owner alone may see of a row. */
export function presentMyProfile(row: ProfileRow, reference: Reference, language: Language): MyProfile {
  const { mobile_phone_country_code: countryCode, mobile_phone_number: phoneNumber } = row;
  return {
    ...presentProfile(row, reference, language),
    email: row.email ?? undefined,
    mobilePhone: countryCode === null || phoneNumber === null ? undefined : { countryCode, phoneNumber },
    gender: stated(row.gender_code, (code) => presentGender(reference, code, language)),
    showBirthDate: row.show_birth_date,
    showProfession: row.show_profession,
  };
}

/** What everybody may see of a row (checklist 284). */
export function presentPublicProfile(
  row: PublicProfileRow,
  reference: Reference,
  language: Language,
): PublicProfile {
  return {
    ...presentProfile(row, reference, language),
    origin: row.origin,
    reactions: { reactionCount: { like: row.like_count } },
  };
}

/** A row as it is stored, for the person it is about. */
export function presentForArchive(row: WholeRow): NonNullable<PersonArchive['profile']> {
  return {
    userID: row.id,
    origin: row.origin,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    ownName: row.own_name,
    email: row.email ?? undefined,
    mobilePhoneCountryCode: row.mobile_phone_country_code ?? undefined,
    mobilePhoneNumber: row.mobile_phone_number ?? undefined,
    profilePhoto: presentPicture(row.profile_photo),
    coverPhoto: presentPicture(row.cover_photo),
    country: row.country_code ?? undefined,
    stateID: row.state_id ?? undefined,
    city: row.city ?? undefined,
    gender: row.gender_code ?? undefined,
    preferredLanguage: row.preferred_language ?? undefined,
    birthDate: row.birth_date ?? undefined,
    showBirthDate: row.show_birth_date,
    profession: row.profession ?? undefined,
    showProfession: row.show_profession,
    jobPositionID: row.job_position_id ?? undefined,
    companyName: row.company_name ?? undefined,
    industryID: row.industry_id ?? undefined,
    businessType: row.business_type ?? undefined,
    briefPresentation: row.brief_presentation ?? undefined,
    likes: row.like_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    leavingSince: row.leaving_since?.toISOString(),
  };
}
