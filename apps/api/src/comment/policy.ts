import type { CommentedRoot } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson, Membership } from '../actor.ts';
import { type ForEither, type ForMember, memberOf } from '../business/policy.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { findThing } from './find-thing.ts';
import { findPlace, type PlaceRow } from './queries.ts';

/** @throws NotFound, of the policy, for one there is not, or no longer */
async function findWritten({ db }: Pick<Context, 'db'>, id: string): Promise<PlaceRow> {
  const row = await findPlace(db, id);
  return found(row?.removed_at ? undefined : row, 'comment');
}

/**
 * The policy of calls about what somebody wrote themselves; as a business, as long as they administer it.
 * @throws NotFound, Forbidden, of the policy, for everybody else
 */
export function writerOf<Input>(pick: (input: Input) => string) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForEither> => {
    const { person_id, acting_business_id } = await findWritten(context, pick(input));
    if (person_id !== context.actor.id) throw new KontorError('Forbidden', 'You may not do this.');
    if (acting_business_id) return memberOf(() => acting_business_id, 'admin')(context, input);
    return { ...context, actor: { ...context.actor, actingBusiness: undefined } };
  };
}

/** Whoever removes a comment, as a moderator where they are nothing else to it. */
type ForRemover = ForEither & { operator?: unknown };

/**
 * The policy of removing a comment: for its author, administrators of the business it was written as or that it stands below, and moderators.
 * @throws NotFound, Forbidden, of the policy, for everybody else
 */
export function removerOf<Input>(pick: (input: Input) => string) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForRemover> => {
    const { actor } = context;
    const row = await findWritten(context, pick(input));
    const as = (actingBusiness: Membership | undefined) => ({
      ...context,
      actor: { ...actor, actingBusiness },
    });
    if (row.person_id === actor.id && !row.acting_business_id) return as(undefined);
    const administered = await findAdministered(context, row);
    if (administered) return as(administered);
    const roles = await actor.operatorRoles();
    if (!roles.includes('moderator')) throw new KontorError('Forbidden', 'You may not do this.');
    return { ...as(undefined), operator: { roles } };
  };
}

/** As which business somebody removes a comment. */
async function findAdministered(
  { db, actor }: Context<ActingPerson>,
  row: PlaceRow,
): Promise<Membership | undefined> {
  const thing = await findThing(db, row);
  for (const id of [row.acting_business_id, thing.businessID]) {
    const membership = id ? await actor.membershipIn(id) : undefined;
    if (membership && membership.role !== 'member') return membership;
  }
  return undefined;
}

/** The policy of calls about comments below something of a business, for its administrators. @throws NotFound, Forbidden, of the policy */
export function administersComment<Input>(pick: (input: Input) => string) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForMember> =>
    administer(context, await findWritten(context, pick(input)));
}

/** The same about what is commented. */
export function administersCommented<Input>(pick: (input: Input) => { type: CommentedRoot; id: string }) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForMember> => {
    const { type, id } = pick(input);
    return administer(context, { root_type: type, root_id: id });
  };
}

async function administer(
  context: Context<ActingPerson>,
  root: Pick<PlaceRow, 'root_type' | 'root_id'>,
): Promise<ForMember> {
  const { businessID } = await findThing(context.db, root);
  if (!businessID) throw new KontorError('Forbidden', 'You may not do this.');
  return memberOf(() => businessID, 'admin')(context, undefined);
}
