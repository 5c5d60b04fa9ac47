import {
  acceptJoinRequest as acceptJoinRequestCall,
  askToJoin as askToJoinCall,
  declineJoinRequest as declineJoinRequestCall,
  getJoinState as getJoinStateCall,
  listMyJoinRequests as listMyJoinRequestsCall,
  withdrawJoinRequest as withdrawJoinRequestCall,
} from '@kontor/contract';
import { type Route, route } from '../../../route.ts';
import { type ForMember, memberOf } from '../../policy.ts';
import { acceptJoinRequest } from './accept-join-request.ts';
import { askToJoin } from './ask-to-join.ts';
import { declineJoinRequest } from './decline-join-request.ts';
import { getJoinState } from './get-join-state.ts';
import { listMyJoinRequests } from './list-my-join-requests.ts';
import { withdrawJoinRequest } from './withdraw-join-request.ts';

const admin = memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'admin');

export const joinRequestRoutes: Route[] = [
  // For who is no member yet: the verbs ask for an address at the business's own site.
  route(getJoinStateCall, (context, { params }) => getJoinState(context, params.businessID)),
  route(askToJoinCall, (context, { params }) => askToJoin(context, params.businessID)),
  route(withdrawJoinRequestCall, (context, { params }) => withdrawJoinRequest(context, params.businessID)),
  route(listMyJoinRequestsCall, listMyJoinRequests),
  route(
    acceptJoinRequestCall,
    (context: ForMember, { params }) => acceptJoinRequest(context, params.requestID),
    { policy: admin },
  ),
  route(
    declineJoinRequestCall,
    (context: ForMember, { params }) => declineJoinRequest(context, params.requestID),
    { policy: admin },
  ),
];
