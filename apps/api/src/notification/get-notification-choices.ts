import type { NotificationChoices } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { choicesOf } from './choices-of.ts';

/** How somebody is told of each kind. */
export async function getNotificationChoices({
  db,
  actor,
}: Context<ActingPerson>): Promise<NotificationChoices> {
  return choicesOf(db, actor.id);
}
