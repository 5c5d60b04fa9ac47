import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { tellEvent } from '../event/tell-event.ts';
import { write } from '../write/write.ts';
import { countUnread, updateUnread } from './queries.ts';

/** Takes back that one's own were marked as read; of what there is something newer, that stays. */
export async function markNotificationsUnread(
  context: Context<ActingPerson>,
  undo: string,
): Promise<{ unread: number }> {
  const personID = context.actor.id;
  return write(context, undefined, async (trx) => {
    await updateUnread(trx, personID, undo);
    await tellEvent(trx, { to: [personID], event: { kind: 'notification' } });
    return { unread: await countUnread(trx, personID) };
  });
}
