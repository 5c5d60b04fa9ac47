import type { ReadMarks } from '@kontor/contract';
import type { ForEither } from '../../business/policy.ts';
import { partyOf } from '../party.ts';
import { findReadMarks } from './queries.ts';

/** Whether whom somebody acts as shows and is shown what was read. */
export async function getReadMarks({ db, actor }: ForEither): Promise<ReadMarks> {
  return { areShown: await findReadMarks(db, partyOf(actor)) };
}
