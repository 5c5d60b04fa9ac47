import type { Context } from '../context.ts';
import { findPeopleByIDs } from '../person/find-people-by-ids.ts';
import { findAll } from './queries.ts';

/** Somebody who works for the operator. */
export interface Operator {
  name: string;
  /** Unknown of people the account service has not told of. */
  email: string | undefined;
  roles: { role: string; since: Date }[];
}

/** Everybody with a role of the operator, whoever has had one longest first. */
export async function listOperators({ db }: Pick<Context, 'db'>): Promise<Operator[]> {
  const rows = Map.groupBy(await findAll(db), ({ personID }) => personID);
  const people = await findPeopleByIDs({ db }, [...rows.keys()]);
  const known = new Map(people.map((person) => [person.id, person]));
  return [...rows].flatMap(([id, roles]) => {
    const person = known.get(id);
    return person ? { name: person.name, email: person.email, roles } : [];
  });
}
