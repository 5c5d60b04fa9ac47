import {
  addSavedReply as addSavedReplyCall,
  changeSavedReply as changeSavedReplyCall,
  deleteSavedReply as deleteSavedReplyCall,
  listFilledReplies as listFilledRepliesCall,
  listSavedReplies as listSavedRepliesCall,
  restoreSavedReply as restoreSavedReplyCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { addSavedReply } from './add-saved-reply.ts';
import { changeSavedReply } from './change-saved-reply.ts';
import { deleteSavedReply } from './delete-saved-reply.ts';
import { listFilledReplies } from './list-filled-replies.ts';
import { listSavedReplies } from './list-saved-replies.ts';
import { restoreSavedReply } from './restore-saved-reply.ts';

const business = ({ params }: { params: { businessID: string } }) => params.businessID;
const admin = { policy: memberOf(business, 'admin') };

/** Owners and administrators write them, all people of the business use them. */
export const savedReplyRoutes: Route[] = [
  route(listSavedRepliesCall, (context: ForMember) => listSavedReplies(context), {
    policy: memberOf(business, 'member'),
  }),
  route(addSavedReplyCall, (context: ForMember, { body }) => addSavedReply(context, body), admin),
  route(
    changeSavedReplyCall,
    (context: ForMember, { params, body }) => changeSavedReply(context, params.replyID, body),
    admin,
  ),
  route(
    deleteSavedReplyCall,
    (context: ForMember, { params }) => deleteSavedReply(context, params.replyID),
    admin,
  ),
  route(
    restoreSavedReplyCall,
    (context: ForMember, { params }) => restoreSavedReply(context, params.replyID),
    admin,
  ),
  route(listFilledRepliesCall, (context: ForMember, { params }) => listFilledReplies(context, params.rid), {
    policy: memberOf(({ query }: { query: { bid: string } }) => query.bid, 'member'),
  }),
];
