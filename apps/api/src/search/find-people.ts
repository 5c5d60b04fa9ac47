import type { Data, Input, searchPeople } from '@kontor/contract';
import type { Context } from '../context.ts';
import { getPersonCards } from '../person/get-person-cards.ts';
import { placesIn } from './places-in.ts';

export type PeopleBody = Input<typeof searchPeople>['body'];

export async function findPeople(context: Context, body: PeopleBody): Promise<Data<typeof searchPeople>> {
  const { ids, ...found } = await context.search.find('person', placesIn(body), body);
  return { items: await getPersonCards(context, ids), ...found };
}
