import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { found } from '../../../found.ts';
import type { ForMember } from '../../policy.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { ChangeRow } from '../changes/queries.ts';
import { areEqual } from '../field.ts';
import type { EditedRow } from '../queries.ts';
import { applyMedia } from './apply-media.ts';
import { isStoredMedia, mediaColumns, mediaPartOf } from './media-fields.ts';

/**
 * Takes the change of a picture or the video back, in a locked business.
 * @returns whether anything was written @throws Conflict when it is another by now; NotFound for one that is not stored any more
 */
export async function undoMedia(
  trx: Transaction<DB>,
  context: ForMember,
  row: EditedRow,
  change: ChangeRow,
): Promise<boolean> {
  const name = found(mediaPartOf(change.field), 'change');
  const before = row[mediaColumns[name]];
  if (change.undone_at && areEqual(before, change.before)) return false;
  if (change.undone_at || !areEqual(before, change.after)) throw changedMeanwhile([name]);
  const after = isStoredMedia(change.before) ? change.before : null;
  await applyMedia(trx, context, [{ name, before, after }], change.id);
  return true;
}

/** Whether what a change took away is stored still: for an hour, as long as pages may show it. Words alone take nothing away. */
export function isMediaThere({ before, after, is_fresh }: ChangeRow): boolean {
  if (!isStoredMedia(before) || before.upload === undefined) return true;
  return is_fresh || (isStoredMedia(after) && after.upload === before.upload);
}
