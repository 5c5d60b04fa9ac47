import type { Data, searchPeople as searchPeopleCall } from '@kontor/contract';
import { withoutBlocked } from '../blocking/without-blocked.ts';
import type { Context } from '../context.ts';
import { getPersonCards } from '../person/get-person-cards.ts';
import { answerOf } from './answer-of.ts';
import { type PeopleBody, placesIn } from './places-in.ts';

/** People whom a search finds; of two of whom one has blocked the other neither finds the other. */
export async function searchPeople(
  context: Context,
  body: PeopleBody,
): Promise<Data<typeof searchPeopleCall>> {
  const found = await context.search.find('person', placesIn(body), body);
  const [items, reasons] = await Promise.all([
    withoutBlocked(context, found.ids).then((ids) => getPersonCards(context, ids)),
    context.search.explain('person', found),
  ]);
  return { items, reasons, ...answerOf(found) };
}
