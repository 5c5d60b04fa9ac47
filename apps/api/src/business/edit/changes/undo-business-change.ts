import { type BusinessChange, undoDays } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { found } from '../../../found.ts';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { applyChanges } from '../apply-changes.ts';
import { undoCertificate } from '../certificates/undo-certificate.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { areEqual } from '../field.ts';
import { settleState, type Values } from '../field-changes.ts';
import { undoMedia } from '../media/undo-media.ts';
import { type EditedRow, lockEdited } from '../queries.ts';
import { findStanding } from './find-standing.ts';
import { fieldOf, presentChange } from './present.ts';
import { type ChangeRow, findChange } from './queries.ts';

/**
 * Takes a change back by a new change, which can be taken back itself. Asked again it changes nothing more.
 * @throws NotFound; Conflict after 30 days, and when the field has another value by now
 */
export async function undoBusinessChange(context: ForMember, changeID: string): Promise<BusinessChange> {
  const { db, actor } = context;
  const { businessID } = actor.actingBusiness;
  const about = (isNew: boolean) => (isNew ? { noun: 'business', id: businessID } : undefined);
  await write(context, about, async (trx) => {
    const row = await lockEdited(trx, businessID);
    const change = found(await findChange(trx, businessID, Number(changeID)), 'change');
    if (!change.is_recent && !change.undone_at)
      throw new KontorError('Conflict', `A change can be undone for ${undoDays} days.`);
    if (change.section === 'certificates') return undoCertificate(trx, context, change);
    if (change.section === 'media') return undoMedia(trx, context, row, change);
    return undoField(trx, context, row, change);
  });
  const [standing, change] = await Promise.all([
    findStanding(db, businessID),
    findChange(db, businessID, Number(changeID)),
  ]);
  return found(presentChange(found(change, 'change'), standing)[0], 'change');
}

/** @returns whether anything was written */
async function undoField(
  trx: Transaction<DB>,
  context: ForMember,
  row: EditedRow,
  change: ChangeRow,
): Promise<boolean> {
  const of = found(fieldOf(change), 'change');
  const now = of.field.valueIn(row);
  if (change.undone_at && areEqual(now, change.before)) return false;
  if (change.undone_at || !areEqual(now, change.after)) throw changedMeanwhile([of.name]);
  const changes: Values = new Map([[of.name, change.before]]);
  if (!settleState(of.section, changes, row, context.reference)) throw changedMeanwhile(['country']);
  await applyChanges(trx, context, of.section, row, changes, change.id);
  return true;
}
