import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { whoListens } from '../blocking/who-listens.ts';
import { liked } from '../liked.ts';
import { notify } from '../notification/notify.ts';
import type { asWhom } from './as-whom.ts';
import { postLikedKind } from './notification-kinds.ts';
import { findIsLiked, findLikerName } from './queries.ts';

/** Tells whoever wrote it of a like that still stands: not of their own, nor of one by whom they muted or are kept apart from. */
export async function tellLiked(
  trx: Transaction<DB>,
  type: string,
  reaction: ReturnType<typeof asWhom>,
): Promise<void> {
  const { resourceID, personID, actingBusinessID } = reaction;
  if (!(await findIsLiked(trx, reaction))) return;
  const told = await liked.find((rows) => rows.type === type)?.findTold?.(trx, resourceID);
  const from = await findLikerName(trx, reaction);
  if (!told || from === undefined || told.personID === personID) return;
  const { businessID, to, subject } = told;
  const personIDs = await whoListens(trx, {
    personIDs: [told.personID],
    businessID,
    writerIDs: actingBusinessID === undefined ? [personID] : [personID, actingBusinessID],
  });
  await notify(trx, postLikedKind, {
    personIDs,
    subjectID: resourceID,
    businessID,
    data: { from, to, subject },
  });
}
