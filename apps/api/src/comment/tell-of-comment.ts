import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { Writer } from '../actor.ts';
import { whoListens } from '../blocking/who-listens.ts';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import { notify } from '../notification/notify.ts';
import type { CommentedThing } from './commented.ts';
import { findThing } from './find-thing.ts';
import { commentAnsweredKind, commentReceivedKind, commentRepliedKind } from './notification-kinds.ts';
import { findNotified, type Party } from './notified-queries.ts';
import type { NewComment, PlaceRow } from './queries.ts';

interface Told {
  from: Party;
  to: Party;
  root: { type: NewComment['rootType']; id: string; name: string; groupID: string | undefined };
  /** Who knows already. */
  knowing?: readonly string[];
}

const writerOf = ({ id, actingBusiness }: Writer): Party => ({
  businessID: actingBusiness?.businessID,
  personID: id,
});

const authorOf = ({ person_id, acting_business_id }: PlaceRow): Party => ({
  businessID: acting_business_id ?? undefined,
  personID: person_id ?? undefined,
});

/** Whoever is replied to is told of the reply, then whose it is what all of it stands below. */
export async function tellOfComment(
  trx: Transaction<DB>,
  from: Party,
  {
    at,
    parent,
    thing,
  }: {
    at: Pick<NewComment, 'rootType' | 'rootID'>;
    parent: PlaceRow | undefined;
    thing: CommentedThing;
  },
): Promise<void> {
  const root = { type: at.rootType, id: at.rootID, name: thing.name, groupID: thing.groupID };
  const knowing = parent ? await tell(trx, commentRepliedKind, { from, to: authorOf(parent), root }) : [];
  await tell(trx, commentReceivedKind, { from, to: thing, root, knowing });
}

/** Whoever asked is told that somebody's reply answers it; a business that marks its own reply told them of that already, and tells them again. */
export async function tellOfAnswer(
  trx: Transaction<DB>,
  actor: Writer,
  { question, reply }: { question: PlaceRow; reply: PlaceRow },
): Promise<void> {
  const { name, groupID } = await findThing(trx, question, actor.id);
  const root = { type: question.root_type, id: question.root_id, name, groupID };
  await tell(trx, commentAnsweredKind, {
    from: writerOf(actor),
    to: authorOf(question),
    root,
    knowing: reply.person_id === null ? [] : [reply.person_id],
  });
}

/** Tells nobody of what they, or their business, wrote themselves, and nobody who may not read it any more. @returns who was told */
async function tell(
  trx: Transaction<DB>,
  kind: DeclaredKind,
  { from, to, root, knowing = [] }: Told,
): Promise<readonly string[]> {
  if (to.businessID !== undefined && to.businessID === from.businessID) return knowing;
  const { from_name, to_name, person_ids } = await findNotified(trx, { from, to, groupID: root.groupID });
  const personIDs = await whoListens(trx, {
    personIDs: person_ids.filter((id) => !knowing.includes(id)),
    businessID: to.businessID,
    writerIDs: [from.businessID, from.personID].filter((id) => id !== undefined),
  });
  await notify(trx, kind, {
    personIDs,
    subjectID: root.id,
    businessID: to.businessID,
    data: { from: from_name, to: to_name, subject: root.name, subjectType: root.type },
  });
  return personIDs;
}
