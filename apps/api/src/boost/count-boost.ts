import type { BoostEvent } from '@kontor/contract';
import type { Actor } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';

/**
 * Counts what happened to a promoted card. None of a boost there is not, or of one that ended: what it led to may come a day later.
 * Its own people count never.
 */
export async function countBoost(
  { actor, boosts, boostCounter, visitor }: Context<Actor<ActingPerson>>,
  boostID: string,
  event: BoostEvent,
): Promise<{ counted: boolean }> {
  const boost = await boosts.find(boostID.toLowerCase());
  if (!boost || (event === 'show' && boost.endsAt <= Date.now())) return { counted: false };
  if (actor.kind === 'person' && (await actor.membershipIn(boost.businessID))) return { counted: false };
  return { counted: boostCounter.count(boost.id, event, visitor()) };
}
