import {
  confirmConfidentiality as confirmConfidentialityCall,
  countUnreadInquiries as countUnreadInquiriesCall,
  declineInquiry as declineInquiryCall,
  downloadMessageFile as downloadMessageFileCall,
  endInquiry as endInquiryCall,
  getBuyerProfile as getBuyerProfileCall,
  getInquiry as getInquiryCall,
  getInquiryMessages as getInquiryMessagesCall,
  listFileDownloads as listFileDownloadsCall,
  listInquiries as listInquiriesCall,
  listWaitingInquiries as listWaitingInquiriesCall,
  markInquiryRead as markInquiryReadCall,
  reopenInquiry as reopenInquiryCall,
  revokeMessageFile as revokeMessageFileCall,
  sendInquiry as sendInquiryCall,
  sendMessage as sendMessageCall,
  tellTyping as tellTypingCall,
} from '@kontor/contract';
import { actingAs, type ForEither } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { absenceRoutes } from './absence/routes.ts';
import { confirmConfidentiality } from './confirm-confidentiality.ts';
import { countUnreadInquiries } from './count-unread-inquiries.ts';
import { declineInquiry } from './decline-inquiry.ts';
import { downloadMessageFile } from './download-message-file.ts';
import { endInquiry } from './end-inquiry.ts';
import { getBuyerProfile } from './get-buyer-profile.ts';
import { getInquiry } from './get-inquiry.ts';
import { getInquiryMessages } from './get-inquiry-messages.ts';
import { inboxSettingsRoutes } from './inbox-settings/routes.ts';
import { listFileDownloads } from './list-file-downloads.ts';
import { listInquiries } from './list-inquiries.ts';
import { listWaitingInquiries } from './list-waiting-inquiries.ts';
import { markInquiryRead } from './mark-inquiry-read.ts';
import { admin, member } from './policy.ts';
import { readMarksRoutes } from './read-marks/routes.ts';
import { reopenInquiry } from './reopen-inquiry.ts';
import { revokeMessageFile } from './revoke-message-file.ts';
import { routingRoutes } from './routing/routes.ts';
import { inquirySafetyRoutes } from './safety/routes.ts';
import { savedReplyRoutes } from './saved-reply/routes.ts';
import { sendInquiry } from './send-inquiry.ts';
import { sendMessage } from './send-message.ts';
import { inquiryTeamRoutes } from './team/routes.ts';
import { tellTyping } from './tell-typing.ts';
import { inquiryTranscriptRoutes } from './transcript/routes.ts';

export const inquiryRoutes: Route[] = [
  ...inquiryTeamRoutes,
  route(sendInquiryCall, (context: ForEither, { body }) => sendInquiry(context, body), {
    policy: actingAs(({ body }: { body: { from?: string | undefined } }) => body.from, 'member'),
  }),
  route(listInquiriesCall, (context: ForEither, { query }) => listInquiries(context, query), {
    policy: actingAs(({ query }: { query: { ubid: string } }) => query.ubid, 'member'),
  }),
  route(countUnreadInquiriesCall, (context) => countUnreadInquiries(context)),
  route(listWaitingInquiriesCall, (context) => listWaitingInquiries(context)),
  route(getInquiryCall, (context: ForEither, { params }) => getInquiry(context, params.rid), {
    policy: member,
  }),
  route(
    getInquiryMessagesCall,
    (context: ForEither, { params, query }) => getInquiryMessages(context, params.rid, query),
    { policy: member },
  ),
  route(sendMessageCall, (context: ForEither, { params, body }) => sendMessage(context, params.rid, body), {
    policy: member,
  }),
  route(
    declineInquiryCall,
    (context: ForEither, { params, body }) => declineInquiry(context, params.rid, body),
    { policy: member },
  ),
  route(
    markInquiryReadCall,
    (context: ForEither, { params, body }) => markInquiryRead(context, params.rid, body),
    { policy: member },
  ),
  route(tellTypingCall, (context: ForEither, { params }) => tellTyping(context, params.rid), {
    policy: member,
  }),
  route(getBuyerProfileCall, (context: ForEither, { params }) => getBuyerProfile(context, params.rid), {
    policy: member,
  }),
  route(downloadMessageFileCall, (context: ForEither, { params }) => downloadMessageFile(context, params), {
    policy: member,
  }),
  route(listFileDownloadsCall, (context: ForEither, { params }) => listFileDownloads(context, params), {
    policy: member,
  }),
  route(revokeMessageFileCall, (context: ForEither, { params }) => revokeMessageFile(context, params), {
    policy: member,
  }),
  route(
    confirmConfidentialityCall,
    (context: ForEither, { params }) => confirmConfidentiality(context, params),
    { policy: member },
  ),
  route(
    endInquiryCall,
    (context: ForEither, { params, body }) => endInquiry(context, params.rid, body ?? {}),
    {
      policy: admin,
    },
  ),
  route(reopenInquiryCall, (context: ForEither, { params }) => reopenInquiry(context, params.rid), {
    policy: admin,
  }),
  ...inquirySafetyRoutes,
  ...inquiryTranscriptRoutes,
  ...savedReplyRoutes,
  ...routingRoutes,
  ...absenceRoutes,
  ...inboxSettingsRoutes,
  ...readMarksRoutes,
];
