import type { Data, searchPeople as searchPeopleCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { getPersonCards } from '../person/get-person-cards.ts';
import { answerOf } from './answer-of.ts';
import { type PeopleBody, placesIn } from './places-in.ts';

export async function searchPeople(
  context: Context,
  body: PeopleBody,
): Promise<Data<typeof searchPeopleCall>> {
  const found = await context.search.find('person', placesIn(body), body);
  const [items, reasons] = await Promise.all([
    getPersonCards(context, found.ids),
    context.search.explain('person', found),
  ]);
  return { items, reasons, ...answerOf(found) };
}
