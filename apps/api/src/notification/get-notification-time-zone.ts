import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { findTimeZone } from './time-zone-queries.ts';

/** The time zone somebody chose for their digest, if they did. */
export async function getNotificationTimeZone({
  db,
  actor,
}: Context<ActingPerson>): Promise<{ timeZone?: string | undefined }> {
  return { timeZone: await findTimeZone(db, actor.id) };
}
