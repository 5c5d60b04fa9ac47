import type { Issue } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { isTimeZone } from '../time-zone/local-time.ts';
import { write } from '../write/write.ts';
import { upsertTimeZone } from './time-zone-queries.ts';

/** Chooses where it is 07:00 when somebody's digest is mailed. @throws BadRequest for what is no time zone */
export async function chooseNotificationTimeZone(
  context: Context<ActingPerson>,
  timeZone: string,
): Promise<{ timeZone: string }> {
  if (!isTimeZone(timeZone)) {
    const message = 'There is no such time zone';
    const issue: Issue = { in: 'body', field: 'timeZone', code: 'unknown', message };
    throw new KontorError('BadRequest', message, { issues: [issue] });
  }
  const { id } = context.actor;
  await write(context, { noun: 'person', id }, (trx) => upsertTimeZone(trx, id, timeZone));
  return { timeZone };
}
