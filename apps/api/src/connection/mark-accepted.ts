import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { ForEither } from '../business/policy.ts';
import { readSubject } from '../notification/read-subject.ts';
import { type KnownConnection, updateAccepted } from './queries.ts';
import { tellAccepted } from './tell.ts';

/** The two are connected from now on; whoever asked is told. */
export async function markAccepted(
  trx: Transaction<DB>,
  { id }: Pick<KnownConnection, 'id'>,
  { actor }: Pick<ForEither, 'actor'>,
): Promise<void> {
  await updateAccepted(trx, id);
  await readSubject(trx, id, { personID: actor.id, businessID: actor.actingBusiness?.businessID });
  await tellAccepted(trx, id);
}
