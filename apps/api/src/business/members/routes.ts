import {
  listSoleBusinesses as listSoleBusinessesCall,
  transferBusinesses as transferBusinessesCall,
} from '@kontor/contract';
import { type Route, route } from '../../route.ts';
import { listSoleBusinesses } from './list-sole-businesses.ts';
import { transferBusinesses } from './transfer-businesses.ts';

/** What the account service asks of businesses before one of their owners leaves. */
export const businessOwnerRoutes: Route[] = [
  route(listSoleBusinessesCall, (context, { params }) => listSoleBusinesses(context, params.personID)),
  route(transferBusinessesCall, (context, { params, body }) =>
    transferBusinesses(context, params.personID, body.heirs),
  ),
];
