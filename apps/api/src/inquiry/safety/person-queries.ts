import type { ReadDatabase } from '@kontor/database';

/** What is stored of how somebody and others keep safe; all of it goes with their row. */
export async function findSafetyOfPerson(db: ReadDatabase, personID: string) {
  const [blocked, muted, contacts, suspensions, marksOff] = await Promise.all([
    db
      .selectFrom('blocks')
      .select(['blocked_id', 'created_at'])
      .where('blocker_person_id', '=', personID)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('inquiry_mutes')
      .select(['inquiry_id', 'created_at'])
      .where('person_id', '=', personID)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('first_contacts')
      .select(['inquiry_id', 'sent_at'])
      .where('person_id', '=', personID)
      .orderBy('sent_at')
      .execute(),
    db
      .selectFrom('sending_suspensions')
      .select(['created_at', 'until'])
      .where('person_id', '=', personID)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('read_marks_off').select('person_id').where('person_id', '=', personID).execute(),
  ]);
  return { blocked, muted, contacts, suspensions, hidesReadMarks: marksOff.length > 0 };
}
