import type { ActingPerson } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { findJoinState, type JoinState } from './find-join-state.ts';

/** Whether who is signed in may ask to join a business. @throws NotFound */
export async function getJoinState(
  { db, actor }: Context<ActingPerson>,
  businessID: string,
): Promise<{ state: JoinState }> {
  const { state } = await findJoinState(db, businessID, actor.id);
  return { state };
}
