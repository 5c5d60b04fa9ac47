import type { NewsfeedChoice } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { upsertChoice } from './queries.ts';

/** Chooses which posts somebody sees from now on. */
export async function chooseNewsfeed(
  context: Context<ActingPerson>,
  choice: NewsfeedChoice,
): Promise<{ choice: NewsfeedChoice }> {
  const { id } = context.actor;
  await write(context, { noun: 'person', id }, (trx) => upsertChoice(trx, id, choice));
  return { choice };
}
