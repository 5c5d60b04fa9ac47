import type { Data, GroupMember, Input, listGroupMembers as listGroupMembersCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { findMembers, findModerators, type MemberRow } from './member-queries.ts';
import type { ForGroup } from './policy.ts';
import { presentPerson } from './present.ts';

/** Who is in a group. @throws Forbidden for who is none of them, unless it is open, BadRequest for what is no cursor */
export async function listGroupMembers(
  { db, group, actor }: ForGroup,
  { search, size, after }: Input<typeof listGroupMembersCall>['query'],
): Promise<Data<typeof listGroupMembersCall>> {
  if (group.access !== 'open' && group.role === null)
    throw new KontorError('Forbidden', 'Only members can see who is in the group.');
  const from = readCursor(after, 'uuid');
  const asked = { groupID: group.id, readerID: actor.id, search };
  const moderators = from ? [] : await findModerators(db, asked);
  // One more says whether there is another page.
  const page = pageOf(
    await findMembers(db, { ...asked, from, size: size + 1 }),
    size,
    (row) => row.person_id,
  );
  return {
    members: [...moderators, ...page.rows].flatMap((row) => presentMember(row) ?? []),
    next: page.next,
  };
}

function presentMember(row: MemberRow): GroupMember | undefined {
  const person = presentPerson(row);
  return (
    person && {
      person,
      role: row.role,
      joinedAt: row.joined_at.toISOString(),
      isConnected: row.is_connected,
    }
  );
}
