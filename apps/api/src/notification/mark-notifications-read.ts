import type { Issue } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { tellEvent } from '../event/tell-event.ts';
import { write } from '../write/write.ts';
import { countUnread, updateRead } from './queries.ts';

interface Which {
  notificationIDs?: string[] | undefined;
  upTo?: string | undefined;
}

/** These, or all that came up to a moment, are read; those of others stay as they are. @throws BadRequest for what is no moment */
export async function markNotificationsRead(
  context: Context<ActingPerson>,
  { notificationIDs: ids, upTo }: Which,
): Promise<{ unread: number; undo: string }> {
  const personID = context.actor.id;
  if (upTo !== undefined && !isMoment(upTo)) {
    const issue: Issue = {
      in: 'body',
      field: 'upTo',
      code: 'malformed',
      message: 'upTo is no moment of a list',
    };
    throw new KontorError('BadRequest', issue.message, { issues: [issue] });
  }
  // Reading changes nothing that anybody would look up who did it.
  return write(context, undefined, async (trx) => {
    const undo = await updateRead(trx, { personID, ids, upTo });
    await tellEvent(trx, { to: [personID], event: { kind: 'notification' } });
    return { unread: await countUnread(trx, personID), undo };
  });
}

/** As lists write them: the year 0 and what lies further than dates do would fail in the database. */
function isMoment(text: string): boolean {
  const at = new Date(text);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text;
}
