import type { CommentedRoot } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson, Membership } from '../actor.ts';
import { type ForEither, type ForMember, memberOf } from '../business/policy.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { findReadable, findThing } from './find-thing.ts';
import { findPlace, type PlaceRow } from './queries.ts';

/** @throws NotFound, of the policy, for one there is not, or no longer */
async function findPlaced({ db }: Pick<Context, 'db'>, id: string): Promise<PlaceRow> {
  const row = await findPlace(db, id);
  return found(row?.removed_at ? undefined : row, 'comment');
}

/** @throws NotFound, of the policy, for one there is not, or no longer, or below what whoever asks may not read; their own are there */
async function findWritten({ db, actor }: Context<ActingPerson>, id: string): Promise<PlaceRow> {
  const row = await findPlaced({ db }, id);
  if (row.person_id !== actor.id) await findThing(db, row, actor.id, 'comment');
  return row;
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
 * The policy of removing a comment: for its author, administrators of the business it was written as or that it stands below, who
 * runs the group it stands in, and moderators.
 * @throws NotFound, Forbidden, of the policy, for everybody else
 */
export function removerOf<Input>(pick: (input: Input) => string) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForRemover> => {
    const { actor } = context;
    const row = await findPlaced(context, pick(input));
    const as = (actingBusiness: Membership | undefined) => ({
      ...context,
      actor: { ...actor, actingBusiness },
    });
    if (row.person_id === actor.id && !row.acting_business_id) return as(undefined);
    const roles = await actor.operatorRoles();
    const isModerator = roles.includes('moderator');
    // Moderators of the operator decide about what they read in no group; who left one takes out what they wrote as a business.
    const thing = await (isModerator || row.person_id === actor.id
      ? findReadable(context.db, row, actor.id)
      : findThing(context.db, row, actor.id, 'comment'));
    const administered = await findAdministered(context, [row.acting_business_id, thing?.businessID]);
    if (administered) return as(administered);
    if (thing?.isModerated) return as(undefined);
    if (!isModerator) throw new KontorError('Forbidden', 'You may not do this.');
    return { ...as(undefined), operator: { roles } };
  };
}

/** As which business somebody removes a comment. */
async function findAdministered(
  { actor }: Context<ActingPerson>,
  businessIDs: readonly (string | null | undefined)[],
): Promise<Membership | undefined> {
  for (const id of businessIDs) {
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
  const { businessID } = await findThing(context.db, root, context.actor.id);
  if (!businessID) throw new KontorError('Forbidden', 'You may not do this.');
  return memberOf(() => businessID, 'admin')(context, undefined);
}
