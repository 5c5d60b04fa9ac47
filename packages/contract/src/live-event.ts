import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { InquirySide } from './inquiry.ts';

const ofInquiry = { requestID: Uuid };

/**
 * What is told live. An event says what to ask for anew and holds nothing that a call would refuse; of `gap` alone follows that
 * anything may have changed.
 */
export const LiveEvent = Type.Union([
  Type.Object({ kind: Type.Literal('gap') }),
  Type.Object({
    kind: Type.Literal('notification', { description: 'One’s notifications are others than before' }),
  }),
  Type.Object({
    kind: Type.Literal('message', { description: 'Somebody wrote in a conversation, which may be new' }),
    ...ofInquiry,
    messageID: Type.String(),
    from: InquirySide,
  }),
  Type.Object({
    kind: Type.Literal('inquiry', {
      description:
        'A conversation ended or goes on; or it is assigned to another of one’s team, or notes on it changed',
    }),
    ...ofInquiry,
  }),
  Type.Object({
    kind: Type.Literal('file', { description: 'A file of a message was withdrawn' }),
    ...ofInquiry,
    messageID: Type.String(),
  }),
  Type.Object({
    kind: Type.Literal('seen', { description: 'A side has seen the messages up to this one' }),
    ...ofInquiry,
    messageID: Type.String(),
    side: InquirySide,
  }),
  Type.Object({
    kind: Type.Literal('typing', { description: 'Somebody is writing just now' }),
    ...ofInquiry,
    side: InquirySide,
  }),
]);
export type LiveEvent = Static<typeof LiveEvent>;

/** Called with each message of the stream; whoever gets it calls it off by what is returned. */
type Subscribe = (send: (message: string) => void, end: () => void) => () => void;

/** Milliseconds from one sign of life in a stream to the next; shorter than what any proxy waits for a byte. */
export const signOfLifeEvery = 15_000;

/** Read by `fetch`, since a browser's EventSource sends no token. One stream for each browser, shared by its tabs. */
export const hearEvents = defineCall({
  name: 'hearEvents',
  method: 'GET',
  path: 'events',
  access: 'signed-in',
  limit: 'read',
  noun: 'event',
  summary:
    'Server-sent events about oneself and one’s businesses, each `data` a LiveEvent as JSON. It ends after some minutes: go on with `after`',
  query: Type.Object({
    after: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'The id of the last event that came: those since then come first',
      }),
    ),
  }),
  isStream: true,
  data: Type.Unsafe<Subscribe>({ type: 'string' }),
});
