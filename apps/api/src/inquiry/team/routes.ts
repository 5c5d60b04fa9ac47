import {
  addInquiryNote as addInquiryNoteCall,
  assignInquiry as assignInquiryCall,
  changeInquiryNote as changeInquiryNoteCall,
  deleteInquiryNote as deleteInquiryNoteCall,
  listInquiryNotes as listInquiryNotesCall,
  restoreInquiryNote as restoreInquiryNoteCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { addInquiryNote } from './add-inquiry-note.ts';
import { assignInquiry } from './assign-inquiry.ts';
import { changeInquiryNote } from './change-inquiry-note.ts';
import { deleteInquiryNote } from './delete-inquiry-note.ts';
import { listInquiryNotes } from './list-inquiry-notes.ts';
import { restoreInquiryNote } from './restore-inquiry-note.ts';

const policy = memberOf(({ query }: { query: { bid: string } }) => query.bid, 'member');

/** What the people of a business have among themselves: a person alone has no team. */
export const inquiryTeamRoutes: Route[] = [
  route(
    assignInquiryCall,
    (context: ForMember, { params, body }) => assignInquiry(context, params.rid, body ?? {}),
    { policy },
  ),
  route(listInquiryNotesCall, (context: ForMember, { params }) => listInquiryNotes(context, params.rid), {
    policy,
  }),
  route(
    addInquiryNoteCall,
    (context: ForMember, { params, body }) => addInquiryNote(context, params.rid, body),
    { policy },
  ),
  route(
    changeInquiryNoteCall,
    (context: ForMember, { params, body }) => changeInquiryNote(context, params, body),
    { policy },
  ),
  route(deleteInquiryNoteCall, (context: ForMember, { params }) => deleteInquiryNote(context, params), {
    policy,
  }),
  route(restoreInquiryNoteCall, (context: ForMember, { params }) => restoreInquiryNote(context, params), {
    policy,
  }),
];
