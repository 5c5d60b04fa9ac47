import {
  acceptTransfer as acceptTransferCall,
  cancelTransfer as cancelTransferCall,
  changeMemberRole as changeMemberRoleCall,
  declineTransfer as declineTransferCall,
  listMembers as listMembersCall,
  offerOwnership as offerOwnershipCall,
  removeMember as removeMemberCall,
} from '@kontor/contract';
import { type Route, route } from '../../route.ts';
import { type ForMember, memberOf } from '../policy.ts';
import { changeMemberRole } from './change-member-role.ts';
import { invitationRoutes } from './invitation/routes.ts';
import { joinRequestRoutes } from './join-request/routes.ts';
import { listMembers } from './list-members.ts';
import { removeMember } from './remove-member.ts';
import { acceptTransfer } from './transfer/accept-transfer.ts';
import { cancelTransfer } from './transfer/cancel-transfer.ts';
import { declineTransfer } from './transfer/decline-transfer.ts';
import { offerOwnership } from './transfer/offer-ownership.ts';

const ofBusiness = ({ params }: { params: { businessID: string } }) => params.businessID;
const [member, owner] = [memberOf(ofBusiness, 'member'), memberOf(ofBusiness, 'owner')];

/** The people of a business, and how they come and go. */
export const memberRoutes: Route[] = [
  route(listMembersCall, (context: ForMember) => listMembers(context), { policy: member }),
  route(
    changeMemberRoleCall,
    (context: ForMember, { params: { userID }, body }) => changeMemberRole(context, { userID, ...body }),
    { policy: owner },
  ),
  route(removeMemberCall, (context: ForMember, { params }) => removeMember(context, params.userID), {
    policy: member,
  }),
  route(offerOwnershipCall, (context: ForMember, { body }) => offerOwnership(context, body.userID), {
    policy: owner,
  }),
  route(cancelTransferCall, (context: ForMember) => cancelTransfer(context), { policy: owner }),
  route(acceptTransferCall, (context: ForMember) => acceptTransfer(context), { policy: member }),
  route(declineTransferCall, (context: ForMember) => declineTransfer(context), { policy: member }),
  ...invitationRoutes,
  ...joinRequestRoutes,
];
