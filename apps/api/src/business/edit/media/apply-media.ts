import type { BusinessMediaPart } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { replaceFile } from '../../../upload/use-upload.ts';
import type { ForMember } from '../../policy.ts';
import { insertChanges } from '../changes/queries.ts';
import { confirmSection, updateEdited } from '../queries.ts';
import { mediaColumns, type StoredMedia } from './media-fields.ts';

/** A picture or the video before a change and after it; null where there is none. */
export interface MediaStep {
  name: BusinessMediaPart;
  before: StoredMedia | null;
  after: StoredMedia | null;
}

/**
 * Writes pictures and the video of a locked business, with the section's next revision and a row of the log for each.
 * @throws NotFound when one is not stored any more
 */
export async function applyMedia(
  trx: Transaction<DB>,
  { actor }: Pick<ForMember, 'actor'>,
  steps: readonly MediaStep[],
  undoes: number | null = null,
): Promise<void> {
  const { businessID } = actor.actingBusiness;
  for (const { before, after } of steps) await replaceFile(trx, before, after);
  const columns = steps.map(({ name, after }) => [mediaColumns[name], after && JSON.stringify(after)]);
  await updateEdited(trx, businessID, Object.fromEntries(columns));
  const about = { businessID, section: 'media', personID: actor.id };
  const revision = await confirmSection(trx, about, 1);
  const changes = steps.map(({ name, before, after }) => ({ field: name, before, after }));
  await insertChanges(trx, { ...about, revision, undoes }, changes);
}
