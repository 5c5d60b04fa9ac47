import {
  acceptInvitation as acceptInvitationCall,
  acceptMyInvitation as acceptMyInvitationCall,
  declineInvitation as declineInvitationCall,
  declineMyInvitation as declineMyInvitationCall,
  getInvitation as getInvitationCall,
  inviteMember as inviteMemberCall,
  listMyInvitations as listMyInvitationsCall,
  resendInvitation as resendInvitationCall,
  revokeInvitation as revokeInvitationCall,
} from '@kontor/contract';
import { type Route, route } from '../../../route.ts';
import { type ForMember, memberOf } from '../../policy.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { acceptMyInvitation } from './accept-my-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { declineMyInvitation } from './decline-my-invitation.ts';
import { getInvitation } from './get-invitation.ts';
import { inviteMember } from './invite-member.ts';
import { listMyInvitations } from './list-my-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

const admin = memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'admin');

export const invitationRoutes: Route[] = [
  route(inviteMemberCall, (context: ForMember, { body }) => inviteMember(context, body), { policy: admin }),
  route(
    resendInvitationCall,
    (context: ForMember, { params }) => resendInvitation(context, params.invitationID),
    { policy: admin },
  ),
  route(
    revokeInvitationCall,
    (context: ForMember, { params }) => revokeInvitation(context, params.invitationID),
    { policy: admin },
  ),
  // By the link: whoever has it may see it and say no; to accept, the address has to be one's own.
  route(getInvitationCall, (context, { params }) => getInvitation(context, params.token), { tags: 'none' }),
  route(acceptInvitationCall, (context, { params }) => acceptInvitation(context, params.token)),
  route(declineInvitationCall, (context, { params }) => declineInvitation(context, params.token)),
  route(listMyInvitationsCall, (context) => listMyInvitations(context)),
  route(acceptMyInvitationCall, (context, { params }) => acceptMyInvitation(context, params.invitationID)),
  route(declineMyInvitationCall, (context, { params }) => declineMyInvitation(context, params.invitationID)),
];
