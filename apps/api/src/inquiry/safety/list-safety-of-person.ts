import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findSafetyOfPerson } from './person-queries.ts';

/** Whom somebody blocks and what they muted, for their archive, and what of their sending is noted. */
export async function listSafetyOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['inquirySafety']> {
  const { blocked, muted, contacts, suspensions, hidesReadMarks } = await findSafetyOfPerson(db, personID);
  return {
    blocked: blocked.map(({ blocked_id, created_at }) => ({
      partyID: blocked_id,
      at: created_at.toISOString(),
    })),
    muted: muted.map(({ inquiry_id, created_at }) => ({
      requestID: inquiry_id,
      at: created_at.toISOString(),
    })),
    firstContacts: contacts.map(({ inquiry_id, sent_at }) => ({
      requestID: inquiry_id,
      at: sent_at.toISOString(),
    })),
    hidesReadMarks,
    suspensions: suspensions.map(({ created_at, until }) => ({
      from: created_at.toISOString(),
      until: until.toISOString(),
    })),
  };
}
