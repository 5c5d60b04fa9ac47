import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { whoListens } from '../blocking/who-listens.ts';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import { notify } from '../notification/notify.ts';
import { findModeratorIDs } from './member-queries.ts';
import { acceptedKind, askedKind, invitedKind, roleKind } from './notification-kinds.ts';
import { findNames } from './request-queries.ts';

interface Named {
  id: string;
  name: string;
}

/** Whom it is about, and who did it. */
interface Told {
  personID: string;
  byID: string | undefined;
}

/** Whoever runs the group hears who asks, unless one of the two muted or blocked the other. */
export async function tellAsked(trx: Transaction<DB>, group: Named, personID: string): Promise<void> {
  const from = (await findNames(trx, [personID])).get(personID) ?? '';
  await notify(trx, askedKind, {
    personIDs: await whoListens(trx, {
      personIDs: await findModeratorIDs(trx, group.id),
      businessID: undefined,
      writerIDs: [personID],
    }),
    subjectID: group.id,
    businessID: undefined,
    data: { from, to: '', subject: group.name },
  });
}

export const tellAccepted = (trx: Transaction<DB>, group: Named, told: Told) =>
  tell(trx, acceptedKind, group, told);
export const tellInvited = (trx: Transaction<DB>, group: Named, told: Told) =>
  tell(trx, invitedKind, group, told);
export const tellRole = (trx: Transaction<DB>, group: Named, told: Told) => tell(trx, roleKind, group, told);

async function tell(
  trx: Transaction<DB>,
  kind: DeclaredKind,
  group: Named,
  { personID, byID }: Told,
): Promise<void> {
  const names = await findNames(trx, byID === undefined ? [personID] : [personID, byID]);
  await notify(trx, kind, {
    personIDs: [personID],
    subjectID: group.id,
    businessID: undefined,
    data: { from: names.get(byID ?? '') ?? '', to: names.get(personID) ?? '', subject: group.name },
  });
}
