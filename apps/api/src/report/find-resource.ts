import type { ReportedResource } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { found } from '../found.ts';
import { findGroupText } from '../group/find-group-text.ts';
import { findWritten, writtenOf } from '../hold/written-of.ts';
import { findNamed } from './queries.ts';

interface ReportedThing {
  /** What was written, or what it is called. */
  content: string;
  /** Whose it is: a business, else a person. */
  businessID: string | undefined;
  personID: string | undefined;
  /** Who wrote it, also for a business. */
  writerID: string | undefined;
}

/**
 * What is reported, as it stands now. @throws NotFound for what is not there, or not for everybody, and for what whoever reports it may
 * not read: they read in their report what it says
 */
export async function findResource(
  db: ReadDatabase,
  { type, id, reporterID }: { type: ReportedResource; id: string; reporterID: string },
): Promise<ReportedThing> {
  if (type === 'post' || type === 'comment') {
    const thing = await findWritten(db, { type, id });
    const isThere =
      thing !== undefined && !thing.isWithheld && (await writtenOf(type).isReadable(db, id, reporterID));
    const { content, businessID, authorID } = found(isThere ? thing : undefined, type);
    const personID = businessID === undefined ? authorID : undefined;
    return { content, businessID, personID, writerID: authorID };
  }
  if (type === 'group') {
    const { content, ownerID } = found(await findGroupText(db, id, reporterID), type);
    return { content, businessID: undefined, personID: ownerID, writerID: ownerID };
  }
  const { content, business_id, person_id } = found(await findNamed(db, type, id), type);
  return {
    content,
    businessID: business_id ?? undefined,
    personID: person_id ?? undefined,
    writerID: person_id ?? undefined,
  };
}
