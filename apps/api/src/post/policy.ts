import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { findRightsOn, type PostRights } from './rights-queries.ts';

/** What a verb gets that `mayChange` let pass. */
export interface ForPost extends Context<ActingPerson> {
  post: { id: string; timelineID: string; groupID: string | undefined; isByGroup: boolean };
}

type Right = keyof PostRights['may'];

/**
 * The policy of calls that change one post: of whoever wrote it, of administrators of the business in whose name it was written, of who runs the
 * group it stands in.
 * @throws NotFound, of the policy, for a post there is not, or not for them, Forbidden for everybody else
 */
export function mayChange<Input>(pick: (input: Input) => string, right: Right) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForPost> => {
    const id = pick(input).toLowerCase();
    const { may, ...rights } = found(await findRightsOn(context.db, id, context.actor.id), 'post');
    if (!may[right]) throw new KontorError('Forbidden', 'You may not do this.');
    return { ...context, post: { id, ...rights } };
  };
}
