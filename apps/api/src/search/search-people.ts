import type { Data, searchPeople as searchPeopleCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { getPersonCards } from '../person/get-person-cards.ts';
import { type PeopleBody, placesIn } from './places-in.ts';

export async function searchPeople(
  context: Context,
  body: PeopleBody,
): Promise<Data<typeof searchPeopleCall>> {
  const { ids, ...found } = await context.search.find('person', placesIn(body), body);
  return { items: await getPersonCards(context, ids), ...found };
}
