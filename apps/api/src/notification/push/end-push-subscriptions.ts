import { write } from '../../write/write.ts';
import type { WritingSystem } from '../../write/writing.ts';
import { deleteOfSession } from './queries.ts';

/** Browsers that were turned on in a session are told no more once it has ended: a device that was lost says nothing. */
export async function endPushSubscriptions(context: WritingSystem, sessionID: string): Promise<void> {
  await write(context, undefined, (trx) => deleteOfSession(trx, sessionID));
}
