import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findMembershipsOf } from './member-queries.ts';
import { findInvitedBy, findRequestsOf } from './request-queries.ts';

/** The groups a person is in, asked for, was invited to and invited others to, for their archive. */
export async function listGroupsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['groups']> {
  const memberships = await findMembershipsOf(db, personID);
  const requests = await findRequestsOf(db, personID);
  const invited = await findInvitedBy(db, personID);
  return {
    memberships: memberships.map(({ group_id, name, role, joined_at }) => ({
      groupID: group_id,
      name,
      role,
      joinedAt: joined_at.toISOString(),
    })),
    requests: requests.map(({ group_id, name, state, content, asked_at }) => ({
      groupID: group_id,
      name,
      state,
      ...(content === null ? {} : { request: content }),
      at: asked_at.toISOString(),
    })),
    // What became of an invitation is not told.
    invited: invited.map(({ group_id, person_id, asked_at }) => ({
      groupID: group_id,
      userID: person_id,
      at: asked_at.toISOString(),
    })),
  };
}
