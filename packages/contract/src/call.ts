import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { CallLimit } from './call-limit.ts';
import type { ErrorName } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may perform a call at all: whoever comes, whoever is signed in, or our other services alone. What a person may do
 * with a single row is the policy of its route.
 */
export type Access = 'anyone' | 'signed-in' | 'services';

interface CallShape {
  /** Unique, verb first: `getProduct`. */
  name: string;
  method: Method;
  /** Below `/api/v1`, without a leading slash; parameters as `{productID}`. */
  path: string;
  /** Whether it may change something. Without it whatever is no GET may. */
  changes?: boolean;
  /** It creates something, once for an `Idempotency-Key` (`idempotency.ts`). */
  isIdempotent?: true;
  /** Largest body in bytes; without it 64 KB for what changes something, else 16 KB, and with a file what that needs. */
  maxBodyBytes?: number;
  summary: string;
  /** Groups calls in the API description: the noun's folder. */
  noun: string;
  /** Made by pages of the service that answers it and of the portal alone: it is in no description. */
  isForOwnPages?: true;
  params?: TObject;
  query?: TObject;
  body?: TObject;
  /** A file is sent with it: the body comes as multipart/form-data, its fields as texts, the file last as `file`. */
  file?: {
    maxBytes: number;
    /** Its bytes pass through as they arrive: they are held in no memory, and may take long to come. */
    isStreamed?: true;
  };
  /** The answer is a file (`FileAnswer`), and no envelope. */
  isFile?: true;
  /** The answer is a stream of server-sent events (`live-event.ts`), and no envelope. */
  isStream?: true;
  /** What stands under `data` in the envelope. */
  data: TSchema;
  /** What stands beside `data` in the envelope, if anything. */
  session?: TSchema;
  /** Errors this call can end with, beside those any call can. */
  errors?: readonly ErrorName[];
}

/** Who may perform it, and the class of limits it counts in; calls of our services are not counted, and lie below `/internal`. */
type Admission =
  | { access: 'anyone' | 'signed-in'; limit: CallLimit }
  | { access: 'services'; path: `internal/${string}`; limit?: never };

/**
 * One call of the product, described once: the server validates and serialises by it, the client is typed by it, the
 * API description is made from it.
 */
export type Call = CallShape & Admission;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends TSchema
  ? Record<never, never> extends Static<C[K]>
    ? { [key in K]?: Static<C[K]> }
    : { [key in K]: Static<C[K]> }
  : { [key in K]?: never };

/** A file as it is sent with a call. */
export interface SentFile {
  name: string;
  /** As the sender states it. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file as it arrives with a call; it is whole once its bytes are read to their end. */
export interface StreamedFile {
  name: string;
  /** As the sender states it. */
  type: string;
  /** To be read once. It throws when the file does not arrive whole. */
  bytes: AsyncIterable<Uint8Array<ArrayBuffer>>;
}

type File<C extends Call> = C['file'] extends { isStreamed: true }
  ? { file: StreamedFile }
  : C['file'] extends object
    ? { file: SentFile }
    : { file?: never };

/** What a caller hands over: `{ params, query, body, file }`, those the call has. */
export type Input<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'> & File<C>;

/** What stands under `data` in the answer. */
export type Data<C extends Call> = Static<C['data']>;

export type Session<C extends Call> = C['session'] extends TSchema ? Static<C['session']> : undefined;

/** The success envelope of a call as a schema. */
export function envelopeOf(call: Call): TObject {
  return Type.Object({
    success: Type.Literal(true),
    data: call.data,
    ...(call.session ? { session: call.session } : {}),
    tags: Type.Optional(
      Type.Array(Type.String(), {
        description: 'For the portal: what the answer depends on, to cache its page',
      }),
    ),
    message: Type.Optional(Type.String()),
  });
}
