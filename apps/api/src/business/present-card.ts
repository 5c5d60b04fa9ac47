import type { BusinessCard, Language } from '@kontor/contract';
import type { BusinessCards } from '@kontor/database/schema';
import type { Selectable } from 'kysely';
import { presentBusinessType, presentCountry, presentNode } from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import { presentPicture } from '../upload/present-picture.ts';
import { readableText } from './readable-text.ts';

/** A row of the view `business_cards`. */
export type BusinessCardRow = Selectable<BusinessCards>;

const ruleFields = { business_type: 'businessType', industry: 'industry', category: 'categories' } as const;

/** { min, max } with the side that is stated; absent when neither is. */
export function rangeOf(min: number | null, max: number | null) {
  return min === null && max === null ? undefined : { min: min ?? undefined, max: max ?? undefined };
}

type Described = Pick<BusinessCardRow, 'short_description'> &
  Partial<Pick<BusinessCardRow, 'further_descriptions' | 'text_language'>>;

function descriptionOf(
  { short_description: own, text_language, further_descriptions }: Described,
  language: Language,
): string | undefined {
  const written = { own, ownLanguage: text_language ?? null, further: further_descriptions ?? {} };
  return readableText(written, language).text ?? undefined;
}

/** @param row of a profile, which has its texts in further languages by itself, or of a card */
export function presentGeneral(
  row: Omit<BusinessCardRow, 'further_descriptions'> & Partial<BusinessCardRow>,
  reference: Reference,
  language: Language,
): BusinessCard['general'] {
  return {
    companyName: row.company_name,
    shortDescription: descriptionOf(row, language),
    profilePhoto: presentPicture(row.profile_photo),
    businessType: presentBusinessType(reference, row.business_type, language),
    industry: row.industry_id === null ? undefined : presentNode(reference, row.industry_id, language),
    categories: row.category_ids.map((id) => presentNode(reference, id, language)),
    yearStablished: row.year_established ?? undefined,
    totalEmployees: rangeOf(row.employees_min, row.employees_max),
    classifiedByKontor: row.classified_by_rule.flatMap(
      (field) => ruleFields[field as keyof typeof ruleFields] ?? [],
    ),
  };
}

export function presentIdentity(row: Omit<BusinessCardRow, 'further_descriptions'>) {
  return {
    businessID: row.id,
    key: row.id,
    subscription: row.subscription,
    verified: row.verified,
    origin: row.origin,
    claimed: row.claimed,
    reactions: { reactionCount: { like: row.like_count } },
    answering: presentAnswering(row),
  };
}

/** Below that many inquiries, one more or less would change the figures too much. */
const fewestInquiries = 5;

/** How a business answers inquiries; of one nobody owns nothing is said. */
function presentAnswering(row: Omit<BusinessCardRow, 'further_descriptions'>): BusinessCard['answering'] {
  if (!row.claimed) return undefined;
  const { asked_inquiries: inquiries, answered_inquiries, answer_minutes } = row;
  if (inquiries < fewestInquiries) return { inquiries };
  return {
    inquiries,
    share: Math.round((100 * answered_inquiries) / inquiries),
    minutes: answer_minutes ?? undefined,
  };
}

/** The card of a business, for whoever shows one. */
export function presentBusinessCard(
  row: BusinessCardRow,
  reference: Reference,
  language: Language,
): BusinessCard {
  return {
    ...presentIdentity(row),
    general: presentGeneral(row, reference, language),
    contactInfo: {
      country: presentCountry(reference, row.country_code, language),
      city: row.city ?? undefined,
    },
  };
}
