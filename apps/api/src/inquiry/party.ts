import type { Writer } from '../actor.ts';

/** Whose conversations are meant: those of a business, or of a person as themselves. */
export interface Party {
  column: 'business_id' | 'person_id';
  id: string;
}

/** Whom somebody acts as. */
export function partyOf({ id, actingBusiness }: Pick<Writer, 'id' | 'actingBusiness'>): Party {
  return actingBusiness
    ? { column: 'business_id', id: actingBusiness.businessID }
    : { column: 'person_id', id };
}
