import {
  listHolds as listHoldsCall,
  publishHeld as publishHeldCall,
  refuseHeld as refuseHeldCall,
  removeWritten as removeWrittenCall,
} from '@kontor/contract';
import { type ForOperator, operator } from '../operator/policy.ts';
import { type Route, route } from '../route.ts';
import { listHolds } from './list-holds.ts';
import { publishHeld } from './publish-held.ts';
import { refuseHeld } from './refuse-held.ts';
import { removeWritten } from './remove-written.ts';

const policy = operator('moderator');

export const holdRoutes: Route[] = [
  route(listHoldsCall, (context: ForOperator, { query }) => listHolds(context, query), { policy }),
  route(publishHeldCall, (context: ForOperator, { params }) => publishHeld(context, params.resourceID), {
    policy,
  }),
  route(
    refuseHeldCall,
    (context: ForOperator, { params, body }) => refuseHeld(context, params.resourceID, body),
    { policy },
  ),
  route(removeWrittenCall, (context: ForOperator, { body }) => removeWritten(context, body), { policy }),
];
