import type { Data, Input, removeWritten as removeWrittenCall } from '@kontor/contract';
import type { ForOperator } from '../operator/policy.ts';
import { plainLines } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { refuse } from './refuse.ts';

/** Takes a post or a comment from everybody but its author. @throws NotFound */
export async function removeWritten(
  context: ForOperator,
  { resourceType: type, resourceID, reason, note }: Input<typeof removeWrittenCall>['body'],
): Promise<Data<typeof removeWrittenCall>> {
  const id = resourceID.toLowerCase();
  await write(context, { noun: 'hold', id }, (trx) =>
    refuse(
      trx,
      { type, id },
      { reason, note: plainLines(note ?? '') ?? undefined, decidedBy: context.actor.id },
    ),
  );
  return { resourceID: id };
}
