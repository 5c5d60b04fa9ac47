import {
  acceptGroupRequest as acceptGroupRequestCall,
  changeGroupRole as changeGroupRoleCall,
  createGroup as createGroupCall,
  declineGroupInvitation as declineGroupInvitationCall,
  declineGroupRequest as declineGroupRequestCall,
  editGroup as editGroupCall,
  getGroup as getGroupCall,
  inviteToGroup as inviteToGroupCall,
  joinGroup as joinGroupCall,
  leaveGroup as leaveGroupCall,
  listGroupInvitations as listGroupInvitationsCall,
  listGroupMembers as listGroupMembersCall,
  listGroupRequests as listGroupRequestsCall,
  listGroups as listGroupsCall,
  listMyGroups as listMyGroupsCall,
  removeGroup as removeGroupCall,
  removeGroupMember as removeGroupMemberCall,
  withdrawGroupInvitation as withdrawGroupInvitationCall,
  withdrawGroupRequest as withdrawGroupRequestCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { acceptGroupRequest } from './accept-group-request.ts';
import { changeGroupRole } from './change-group-role.ts';
import { createGroup } from './create-group.ts';
import { declineGroupInvitation } from './decline-group-invitation.ts';
import { declineGroupRequest } from './decline-group-request.ts';
import { editGroup } from './edit-group.ts';
import { getGroup } from './get-group.ts';
import { inviteToGroup } from './invite-to-group.ts';
import { joinGroup } from './join-group.ts';
import { leaveGroup } from './leave-group.ts';
import { listGroupInvitations } from './list-group-invitations.ts';
import { listGroupMembers } from './list-group-members.ts';
import { listGroupRequests } from './list-group-requests.ts';
import { listGroups } from './list-groups.ts';
import { listMyGroups } from './list-my-groups.ts';
import { type ForGroup, inGroup } from './policy.ts';
import { removeGroup } from './remove-group.ts';
import { removeGroupMember } from './remove-group-member.ts';
import { withdrawGroupInvitation } from './withdraw-group-invitation.ts';
import { withdrawGroupRequest } from './withdraw-group-request.ts';

const reader = inGroup('reader');
const moderator = inGroup('moderator');
const owner = inGroup('owner');

export const groupRoutes: Route[] = [
  route(createGroupCall, (context, { body }) => createGroup(context, body)),
  route(editGroupCall, (context: ForGroup, { body }) => editGroup(context, body), { policy: owner }),
  route(removeGroupCall, (context: ForGroup) => removeGroup(context), { policy: owner }),
  // Pages with groups are cached by nobody: they say how many are in them, and what whoever asks is to them.
  route(getGroupCall, (context, { params }) => getGroup(context, params.groupID), { tags: 'none' }),
  route(listGroupsCall, (context, { query }) => listGroups(context, query), { tags: 'none' }),
  route(listMyGroupsCall, (context) => listMyGroups(context)),
  route(joinGroupCall, (context: ForGroup, { body }) => joinGroup(context, body?.request), {
    policy: reader,
  }),
  route(withdrawGroupRequestCall, (context: ForGroup) => withdrawGroupRequest(context), {
    policy: reader,
  }),
  route(leaveGroupCall, (context: ForGroup) => leaveGroup(context), { policy: reader }),
  route(listGroupRequestsCall, (context: ForGroup, { query }) => listGroupRequests(context, query), {
    policy: moderator,
  }),
  route(acceptGroupRequestCall, (context: ForGroup, { body }) => acceptGroupRequest(context, body.userID), {
    policy: moderator,
  }),
  route(declineGroupRequestCall, (context: ForGroup, { body }) => declineGroupRequest(context, body.userID), {
    policy: moderator,
  }),
  route(inviteToGroupCall, (context: ForGroup, { body }) => inviteToGroup(context, body.userID), {
    policy: moderator,
  }),
  route(listGroupInvitationsCall, (context: ForGroup, { query }) => listGroupInvitations(context, query), {
    policy: moderator,
  }),
  route(
    withdrawGroupInvitationCall,
    (context: ForGroup, { body }) => withdrawGroupInvitation(context, body.userID),
    { policy: moderator },
  ),
  route(declineGroupInvitationCall, (context: ForGroup) => declineGroupInvitation(context), {
    policy: reader,
  }),
  route(listGroupMembersCall, (context: ForGroup, { query }) => listGroupMembers(context, query), {
    policy: reader,
  }),
  route(changeGroupRoleCall, (context: ForGroup, { body }) => changeGroupRole(context, body), {
    policy: owner,
  }),
  route(removeGroupMemberCall, (context: ForGroup, { body }) => removeGroupMember(context, body.userID), {
    policy: moderator,
  }),
];
