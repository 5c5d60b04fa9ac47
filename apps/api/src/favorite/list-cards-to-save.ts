import type { Data, Input, listCardsToSave as listCardsToSaveCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { cardsOfSaved } from './cards-of-saved.ts';

/** What a visitor saved on a device, as cards: the api knows nothing of who asks. */
export async function listCardsToSave(
  context: Pick<Context, 'db' | 'reference' | 'language'>,
  { resourceType, ids }: Input<typeof listCardsToSaveCall>['query'],
): Promise<Data<typeof listCardsToSaveCall>> {
  return { cards: await cardsOfSaved(context, resourceType, ids.toLowerCase().split(',')) };
}
