import {
  blockParty as blockPartyCall,
  listBlockedParties as listBlockedPartiesCall,
  moveInquiry as moveInquiryCall,
  muteInquiry as muteInquiryCall,
  unblockParty as unblockPartyCall,
} from '@kontor/contract';
import type { ForEither } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { admin, member } from '../policy.ts';
import { blockParty } from './block-party.ts';
import { listBlockedParties } from './list-blocked-parties.ts';
import { moveInquiry } from './move-inquiry.ts';
import { muteInquiry } from './mute-inquiry.ts';
import { unblockParty } from './unblock-party.ts';

export const inquirySafetyRoutes: Route[] = [
  route(
    moveInquiryCall,
    (context: ForEither, { params, body }) => moveInquiry(context, params.rid, body.folder),
    { policy: member },
  ),
  route(
    muteInquiryCall,
    (context: ForEither, { params, body }) => muteInquiry(context, params.rid, body.isMuted),
    { policy: member },
  ),
  route(blockPartyCall, (context: ForEither, { params }) => blockParty(context, params.rid), {
    policy: admin,
  }),
  route(unblockPartyCall, (context: ForEither, { params }) => unblockParty(context, params.partyID), {
    policy: admin,
  }),
  route(listBlockedPartiesCall, (context: ForEither, { query }) => listBlockedParties(context, query), {
    policy: member,
  }),
];
