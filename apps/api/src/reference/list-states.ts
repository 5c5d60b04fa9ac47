import type { Data, listStates as listStatesCall } from '@kontor/contract';
import type { Context } from '../context.ts';

/** The states of a country; none for a code that is no country's. */
export function listStates(
  { reference }: Pick<Context, 'reference'>,
  country: string,
): Data<typeof listStatesCall> {
  return [...reference.states.values()]
    .filter(({ countryCode }) => countryCode === country)
    .map(({ id, name, countryCode }) => ({ stateID: id, stateName: name, countryCode }));
}
