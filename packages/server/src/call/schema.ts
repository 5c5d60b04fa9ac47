import {
  type Call,
  CreatingHeaders,
  ErrorEnvelope,
  type ErrorName,
  envelopeOf,
  errorStatus,
  sessionHeader,
} from '@kontor/contract';
import type { FastifySchema } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { mayChange } from './bounds.ts';

/** What a route validates and serialises by, and what the API's description says of it. */
export interface CallSchema extends FastifySchema {
  operationId: string;
  tags: string[];
  summary: string;
  consumes?: string[];
  /** Whether it is left out of the description. */
  hide?: boolean;
  security?: Record<string, string[]>[];
}

export function schemaOf(call: Call): CallSchema {
  const byToken = { [sessionHeader]: [] };
  return {
    operationId: call.name,
    ...(call.isForOwnPages || call.access === 'services' ? { hide: true } : {}),
    tags: [call.noun],
    summary: call.summary,
    // Without a token there are fewer answers, or none.
    security: call.access === 'anyone' ? [byToken, {}] : [byToken],
    ...(call.file ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.isIdempotent ? { headers: CreatingHeaders } : {}),
    response: {
      200: call.isFile ? describedFile : call.isStream ? describedStream : envelopeOf(call),
      ...errorsOf(call),
      '4xx': ErrorEnvelope,
      '5xx': ErrorEnvelope,
    },
  };
}

const describedFile = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const describedStream = {
  description: 'Server-sent events, until the connection ends',
  content: { 'text/event-stream': { schema: { type: 'string' } } },
};

/** The errors any call can end with, and those its contract names, by status. */
function errorsOf(call: Call): Record<number, TSchema> {
  const takesInput = call.params ?? call.query ?? call.body;
  const names: ErrorName[] = [
    'Internal',
    'Unavailable',
    'TooManyRequests',
    'JsonWebTokenError',
    'TokenExpiredError',
    'SessionError',
    ...(takesInput ? ['BadRequest' as const] : []),
    ...(mayChange(call) ? ['InsufficientStorage' as const] : []),
    ...(call.access === 'signed-in' ? ['TokenNotFound' as const] : []),
    ...(call.isIdempotent ? ['Conflict' as const] : []),
    ...(call.file ? (['PayloadTooLarge', 'UnsupportedMediaType'] as const) : []),
    ...(call.errors ?? []),
  ];
  const byStatus = Object.groupBy(new Set(names), (name) => errorStatus[name]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of = []]) => [
      status,
      { ...ErrorEnvelope, description: of.join(', ') },
    ]),
  );
}

/** A form as it is described: the file is a part of it that is read apart from the fields. */
export function describedForm(body: TSchema | undefined): TSchema {
  const file = Type.Object({ file: Type.String({ contentMediaType: 'application/octet-stream' }) });
  return body ? Type.Intersect([body, file]) : file;
}
