import type { NotificationChoices, NotificationKind } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { choicesOf } from './choices-of.ts';
import { type Choice, upsertChoice } from './queries.ts';

/** Chooses how somebody is told of a kind from now on; what came before stays as it is. */
export async function chooseNotification(
  context: Context<ActingPerson>,
  kind: NotificationKind,
  choice: Choice,
): Promise<NotificationChoices> {
  const { id } = context.actor;
  return write(context, { noun: 'person', id }, async (trx) => {
    await upsertChoice(trx, id, kind, choice);
    return choicesOf(trx, id);
  });
}
