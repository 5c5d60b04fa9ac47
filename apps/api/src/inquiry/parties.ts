import type { BusinessCard, InquiryParty, PersonCard } from '@kontor/contract';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { ForEither } from '../business/policy.ts';
import { getPersonCards } from '../person/get-person-cards.ts';
import type { InquiryRow } from './queries.ts';

type Looking = Pick<ForEither, 'db' | 'reference' | 'language'>;

/** Who takes part in conversations, by id. */
export interface Parties {
  businesses: ReadonlyMap<string, BusinessCard>;
  people: ReadonlyMap<string, PersonCard>;
}

/** Everybody on a side of these conversations, in two statements. */
export async function findParties(context: Looking, rows: readonly InquiryRow[]): Promise<Parties> {
  const ids = (column: 'business' | 'person') => [
    ...new Set(
      rows.flatMap((row) => [row[`own_${column}_id`], row[`other_${column}_id`]]).filter((id) => id !== null),
    ),
  ];
  return findPartiesByID(context, { businessIDs: ids('business'), personIDs: ids('person') });
}

export async function findPartiesByID(
  context: Looking,
  { businessIDs, personIDs }: { businessIDs: readonly string[]; personIDs: readonly string[] },
): Promise<Parties> {
  const [businesses, people] = await Promise.all([
    getBusinessCards(context, businessIDs),
    getPersonCards(context, personIDs),
  ]);
  return { businesses, people: new Map(people.map((card) => [card.userID, card])) };
}

interface Side {
  type: 'business' | 'user';
  businessID: string | null;
  personID: string | null;
}

export function presentParty(
  { type, businessID, personID }: Side,
  { businesses, people }: Parties,
): InquiryParty {
  const business = businessID === null ? undefined : businesses.get(businessID);
  if (business) {
    const { companyName: name, profilePhoto: photo } = business.general;
    return { type, id: business.businessID, name, photo, business };
  }
  const person = personID === null ? undefined : people.get(personID);
  if (!person) return { type, name: '' };
  return {
    type,
    id: person.userID,
    name: `${person.firstName} ${person.lastName}`,
    photo: person.profilePhoto,
  };
}

/** What whoever writes is called: the business they act as, else themselves. */
export async function nameOfSender(context: ForEither): Promise<string> {
  const { actingBusiness, id } = context.actor;
  if (actingBusiness) {
    const cards = await getBusinessCards(context, [actingBusiness.businessID]);
    return cards.get(actingBusiness.businessID)?.general.companyName ?? '';
  }
  const [card] = await getPersonCards(context, [id]);
  return card ? `${card.firstName} ${card.lastName}` : '';
}
