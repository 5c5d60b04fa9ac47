import type { ReadMarks } from '@kontor/contract';
import type { ForEither } from '../../business/policy.ts';
import { tellEvent } from '../../event/tell-event.ts';
import { write } from '../../write/write.ts';
import { partyOf } from '../party.ts';
import { updateReadMarks } from './queries.ts';

/**
 * Says whether whom somebody acts as shows and is shown what was read, in what was written before, too. Up to where each has read goes
 * on being noted: it is shown once neither side hides it.
 */
export async function chooseReadMarks(context: ForEither, areShown: boolean): Promise<ReadMarks> {
  const { id, actingBusiness } = context.actor;
  const named = actingBusiness
    ? ({ noun: 'business', id: actingBusiness.businessID } as const)
    : ({ noun: 'person', id } as const);
  return write(context, named, async (trx) => {
    const party = partyOf(context.actor);
    // Marks that stand on their pages belong there no more, or again.
    if (await updateReadMarks(trx, party, areShown))
      await tellEvent(trx, { to: [party.id], event: { kind: 'gap' } });
    return { areShown };
  });
}
