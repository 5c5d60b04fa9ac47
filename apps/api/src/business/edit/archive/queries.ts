import type { ReadDatabase } from '@kontor/database';

// What a person did in the profiles of businesses, the oldest first, by the indexes on people.

export function findConfirmedBy(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('business_sections')
    .select(['business_id', 'section', 'confirmed_at'])
    .where('confirmed_by', '=', personID)
    .orderBy('confirmed_at')
    .execute();
}

export function findChangedBy(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('business_changes')
    .select(['business_id', 'section', 'field', 'before', 'after', 'changed_at'])
    .where('changed_by', '=', personID)
    .orderBy('id')
    .execute();
}

export function findDraftsOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('business_drafts')
    .select(['business_id', 'section', 'fields', 'saved_at'])
    .where('person_id', '=', personID)
    .orderBy('saved_at')
    .execute();
}
