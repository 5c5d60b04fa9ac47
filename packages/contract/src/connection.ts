import { type Static, Type } from 'typebox';
import { AsBusiness, Author, ShownBusiness, ShownPerson } from './author.ts';
import { defineCall } from './call.ts';
import { connectionKinds, connectionLimits } from './connection-limits.ts';
import { Uuid } from './field.ts';
import { followedResources } from './follow.ts';
import { listPage } from './list-page.ts';

export * from './connection-limits.ts';

const noun = 'connection';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
const Kind = Type.Optional(
  Type.Intersect([Type.Enum([...connectionKinds])], {
    description: 'What the other business is to this one; people have none',
  }),
);

/** A connection, or a request for one, as one side has it. */
export const Connection = Type.Object({
  connectionID: Uuid,
  state: Type.Enum(['asked', 'received', 'connected'], {
    description: 'One asked and waits for an answer, was asked, or is connected',
  }),
  kind: Kind,
  at: Type.Intersect([Moment], { description: 'When it was asked for, or since when one is connected' }),
  isShown: Type.Boolean({ description: 'Whether this side wants it on pages' }),
  isPublic: Type.Boolean({ description: 'Whether it stands on pages: both sides want it to' }),
});
export type Connection = Static<typeof Connection>;

/** The one of somebody, with whom. */
export const ConnectionWith = Type.Object({ author: Author, connection: Connection });
export type ConnectionWith = Static<typeof ConnectionWith>;

const ofID = Type.Object({ id: Uuid });
const ofConnection = Type.Object({ connectionID: Uuid });
const ConnectionID = Type.Object({ connectionID: Uuid });
const reading = { method: 'GET', limit: 'read', noun } as const;
const writing = { access: 'signed-in', limit: 'write', noun } as const;

export const getConnectionSummary = defineCall({
  ...reading,
  name: 'getConnectionSummary',
  path: 'social/connection/{id}/summary',
  access: 'anyone',
  summary: 'How many connections of a person or a business both sides show',
  params: ofID,
  data: Type.Object({ connections: Type.Integer() }),
});

export const listShownConnections = defineCall({
  ...reading,
  name: 'listShownConnections',
  path: 'social/connection/{id}/shown',
  access: 'anyone',
  summary: 'The connections of a person or a business that both sides show, the last first',
  params: ofID,
  query: Type.Object(listPage(connectionLimits.page, 12)),
  data: Type.Object({
    connections: Type.Array(Type.Object({ author: Author, kind: Kind })),
    next: Type.Optional(Type.String()),
  }),
  errors: ['BadRequest'],
});

export const listConnectionsWith = defineCall({
  ...reading,
  name: 'listConnectionsWith',
  path: 'social/connection/with/{resourceType}/{id}',
  access: 'signed-in',
  summary:
    'As whom one could be connected with a person or a business, oneself or each business one administers, and what there is of it',
  params: Type.Object({ resourceType: Type.Enum([...followedResources]), id: Uuid }),
  data: Type.Object({
    identities: Type.Array(Type.Object({ author: Author, connection: Type.Optional(Connection) })),
  }),
});

export const getConnectedBy = defineCall({
  ...reading,
  name: 'getConnectedBy',
  path: 'social/connection/{id}/between',
  access: 'signed-in',
  summary:
    'How one is connected with a person: directly, by connections both have, by businesses both are members of',
  params: ofID,
  data: Type.Object({
    isConnected: Type.Boolean(),
    shared: Type.Object({
      count: Type.Integer({ description: 'Of those the person shows' }),
      named: Type.Array(ShownPerson, { maxItems: connectionLimits.named }),
    }),
    businesses: Type.Array(ShownBusiness, { maxItems: connectionLimits.named }),
  }),
});

export const connect = defineCall({
  ...writing,
  name: 'connect',
  method: 'POST',
  path: 'social/connection/{resourceType}',
  isIdempotent: true,
  summary:
    'Asks a person as oneself, or a business as a business of one’s own, to be connected; whom they asked already is connected at once',
  params: Type.Object({ resourceType: Type.Enum([...followedResources]) }),
  body: Type.Object({ resourceID: Uuid, ...AsBusiness, kind: Kind }),
  data: Connection,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

const answering = {
  ...writing,
  params: ofConnection,
  body: Type.Object(AsBusiness),
} as const;

export const acceptConnection = defineCall({
  ...answering,
  name: 'acceptConnection',
  method: 'POST',
  path: 'social/connection/requests/{connectionID}/accept',
  summary: 'Accepts a request to be connected',
  data: Connection,
  errors: ['Forbidden', 'NotFound'],
});

export const declineConnection = defineCall({
  ...answering,
  name: 'declineConnection',
  method: 'POST',
  path: 'social/connection/requests/{connectionID}/decline',
  summary: 'Declines a request to be connected; whoever asked is not told',
  data: ConnectionID,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const withdrawConnection = defineCall({
  ...answering,
  name: 'withdrawConnection',
  method: 'DELETE',
  path: 'social/connection/requests/{connectionID}',
  summary: 'Takes a request to be connected back',
  data: ConnectionID,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const endConnection = defineCall({
  ...answering,
  name: 'endConnection',
  method: 'DELETE',
  path: 'social/connection/{connectionID}',
  summary: 'Ends a connection, by either side; the other one may ask again after 30 days',
  data: ConnectionID,
  errors: ['Forbidden', 'NotFound'],
});

export const chooseShownConnection = defineCall({
  ...answering,
  name: 'chooseShownConnection',
  method: 'PUT',
  path: 'social/connection/{connectionID}/shown',
  summary: 'Chooses whether a connection may stand on pages',
  body: Type.Object({ ...AsBusiness, isShown: Type.Boolean() }),
  data: Connection,
  errors: ['Forbidden', 'NotFound'],
});

const Connections = Type.Object({
  connections: Type.Array(ConnectionWith),
  next: Type.Optional(Type.String()),
});

export const listConnections = defineCall({
  ...reading,
  name: 'listConnections',
  path: 'social/connection',
  access: 'signed-in',
  summary: 'With whom one, or a business of one’s own, is connected, the last first',
  query: Type.Object({ ...AsBusiness, ...listPage(connectionLimits.page, 20) }),
  data: Connections,
  errors: ['BadRequest', 'Forbidden'],
});

export const listConnectionRequests = defineCall({
  ...reading,
  name: 'listConnectionRequests',
  path: 'social/connection/requests',
  access: 'signed-in',
  summary:
    'Requests to be connected that wait for an answer: those one received, or those one sent; the last first',
  query: Type.Object({
    ...AsBusiness,
    areSent: Type.Optional(Type.Boolean({ description: 'Those one sent' })),
    ...listPage(connectionLimits.page, 20),
  }),
  data: Connections,
  errors: ['BadRequest', 'Forbidden'],
});

export const countConnectionRequests = defineCall({
  ...reading,
  name: 'countConnectionRequests',
  path: 'social/connection/requests/count',
  access: 'signed-in',
  summary: 'How many requests wait for oneself and for each business one administers, and who asked last',
  data: Type.Object({
    identities: Type.Array(
      Type.Object({
        author: Author,
        waiting: Type.Integer(),
        latest: Type.Optional(Type.Intersect([Author], { description: 'Who sent the last of them' })),
      }),
    ),
  }),
});
