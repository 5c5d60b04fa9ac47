import type { ReportedResource } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { found } from '../found.ts';
import { writtenOf } from '../hold/written-of.ts';
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

/** What is reported, as it stands now. @throws NotFound for what is not there, or not for everybody */
export async function findResource(
  db: ReadDatabase,
  type: ReportedResource,
  id: string,
): Promise<ReportedThing> {
  if (type === 'post' || type === 'comment') {
    const thing = await writtenOf(type).find(db, id);
    const { content, businessID, authorID } = found(thing?.isWithheld ? undefined : thing, type);
    const personID = businessID === undefined ? authorID : undefined;
    return { content, businessID, personID, writerID: authorID };
  }
  const { content, business_id, person_id } = found(await findNamed(db, type, id), type);
  return {
    content,
    businessID: business_id ?? undefined,
    personID: person_id ?? undefined,
    writerID: person_id ?? undefined,
  };
}
