import {
  completeFollowUp as completeFollowUpCall,
  createFollowUp as createFollowUpCall,
  deleteFollowUp as deleteFollowUpCall,
  downloadFollowUp as downloadFollowUpCall,
  editFollowUp as editFollowUpCall,
  listFollowUps as listFollowUpsCall,
  reopenFollowUp as reopenFollowUpCall,
  restoreFollowUp as restoreFollowUpCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { completeFollowUp } from './complete-follow-up.ts';
import { createFollowUp } from './create-follow-up.ts';
import { deleteFollowUp } from './delete-follow-up.ts';
import { downloadFollowUp } from './download-follow-up.ts';
import { editFollowUp } from './edit-follow-up.ts';
import { listFollowUps } from './list-follow-ups.ts';
import { reopenFollowUp } from './reopen-follow-up.ts';
import { restoreFollowUp } from './restore-follow-up.ts';

export const followUpRoutes: Route[] = [
  route(createFollowUpCall, (context, { body }) => createFollowUp(context, body)),
  route(listFollowUpsCall, (context, { query }) => listFollowUps(context, query)),
  route(editFollowUpCall, (context, { params, body }) => editFollowUp(context, params.followUpID, body)),
  route(completeFollowUpCall, (context, { params }) => completeFollowUp(context, params.followUpID)),
  route(reopenFollowUpCall, (context, { params }) => reopenFollowUp(context, params.followUpID)),
  route(deleteFollowUpCall, (context, { params }) => deleteFollowUp(context, params.followUpID)),
  route(restoreFollowUpCall, (context, { params }) => restoreFollowUp(context, params.followUpID)),
  route(downloadFollowUpCall, (context, { params }) => downloadFollowUp(context, params.followUpID)),
];
