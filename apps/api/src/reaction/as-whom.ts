import type { ForEither } from '../business/policy.ts';

/** Who reacts to what: somebody, as themselves or as the business they act for. */
export function asWhom({ actor }: Pick<ForEither, 'actor'>, resourceID: string) {
  return { resourceID, personID: actor.id, actingBusinessID: actor.actingBusiness?.businessID };
}
