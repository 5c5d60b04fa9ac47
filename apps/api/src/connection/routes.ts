import {
  acceptConnection as acceptConnectionCall,
  chooseShownConnection as chooseShownConnectionCall,
  connect as connectCall,
  countConnectionRequests as countConnectionRequestsCall,
  declineConnection as declineConnectionCall,
  endConnection as endConnectionCall,
  getConnectedBy as getConnectedByCall,
  getConnectionSummary as getConnectionSummaryCall,
  listConnectionRequests as listConnectionRequestsCall,
  listConnections as listConnectionsCall,
  listConnectionsWith as listConnectionsWithCall,
  listShownConnections as listShownConnectionsCall,
  rowTags,
  type Tag,
  withdrawConnection as withdrawConnectionCall,
} from '@kontor/contract';
import { actingAs, type ForEither } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { acceptConnection } from './accept-connection.ts';
import { chooseShownConnection } from './choose-shown-connection.ts';
import { connect } from './connect.ts';
import { countConnectionRequests } from './count-connection-requests.ts';
import { declineConnection } from './decline-connection.ts';
import { endConnection } from './end-connection.ts';
import { getConnectedBy } from './get-connected-by.ts';
import { getConnectionSummary } from './get-connection-summary.ts';
import { listConnectionRequests } from './list-connection-requests.ts';
import { listConnections } from './list-connections.ts';
import { listConnectionsWith } from './list-connections-with.ts';
import { listShownConnections } from './list-shown-connections.ts';
import { withdrawConnection } from './withdraw-connection.ts';

interface Acting {
  businessID?: string | undefined;
}

/** Administrators speak for a business. */
const admin = actingAs(({ body }: { body?: Acting | undefined }) => body?.businessID, 'admin');
const asking = actingAs(({ query }: { query: Acting }) => query.businessID, 'admin');
/** Its members see with whom a business is connected. */
const member = actingAs(({ query }: { query: Acting }) => query.businessID, 'member');

/** Of a person who leaves nobody sees whom they know. */
const tagsOfParty = (id: string): Tag[] => [`connections:${id}`, `person:${id}`];

export const connectionRoutes: Route[] = [
  route(getConnectionSummaryCall, (context, { params }) => getConnectionSummary(context, params.id), {
    tags: (_, { params }) => tagsOfParty(params.id),
  }),
  route(
    listShownConnectionsCall,
    (context, { params, query }) => listShownConnections(context, params.id, query),
    {
      tags: ({ connections }, { params }) => [
        ...tagsOfParty(params.id),
        ...connections.flatMap(({ author }) =>
          'businessID' in author
            ? rowTags('business', [author.businessID])
            : rowTags('person', [author.userID]),
        ),
      ],
    },
  ),
  route(listConnectionsWithCall, (context, { params }) =>
    listConnectionsWith(context, params.resourceType, params.id),
  ),
  route(getConnectedByCall, (context, { params }) => getConnectedBy(context, params.id)),
  route(connectCall, (context: ForEither, { params, body }) => connect(context, params.resourceType, body), {
    policy: admin,
  }),
  route(
    acceptConnectionCall,
    (context: ForEither, { params }) => acceptConnection(context, params.connectionID),
    { policy: admin },
  ),
  route(
    declineConnectionCall,
    (context: ForEither, { params }) => declineConnection(context, params.connectionID),
    { policy: admin },
  ),
  route(
    withdrawConnectionCall,
    (context: ForEither, { params }) => withdrawConnection(context, params.connectionID),
    { policy: admin },
  ),
  route(endConnectionCall, (context: ForEither, { params }) => endConnection(context, params.connectionID), {
    policy: admin,
  }),
  route(
    chooseShownConnectionCall,
    (context: ForEither, { params, body }) =>
      chooseShownConnection(context, params.connectionID, body.isShown),
    { policy: admin },
  ),
  route(listConnectionsCall, (context: ForEither, { query }) => listConnections(context, query), {
    policy: member,
  }),
  route(
    listConnectionRequestsCall,
    (context: ForEither, { query }) => listConnectionRequests(context, query),
    { policy: asking },
  ),
  route(countConnectionRequestsCall, (context) => countConnectionRequests(context)),
];
