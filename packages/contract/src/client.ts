import type { Call, Data, Input, SentFile, Session, StreamedFile } from './call.ts';
import { CallError } from './call-error.ts';
import type { Tag } from './change.ts';
import type { ErrorEnvelope } from './errors.ts';
import type { Language } from './language.ts';

/** Marks a call made to render a page, on behalf of the visitor X-Forwarded-For names. */
export const pageCallHeader = 'x-page-call';
/** Beside `pageCallHeader`: the id of the last change the caller heard of. A cached answer will do that holds since then. */
export const changesHeardHeader = 'x-changes-heard';

export interface ClientOptions {
  /** Address of the API with its version: `http://localhost:3001/api/v1`. */
  baseUrl: string;
  /** Language of names in answers. */
  language?: Language;
  /** Sent with each call. */
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent with this call alone. */
  headers?: Record<string, string>;
}

export interface Answer<C extends Call> {
  data: Data<C>;
  session: Session<C>;
  /** What the answer depends on; of calls made to render a page (`pageCallHeader`), unless it must not be cached. */
  tags?: readonly Tag[] | undefined;
}

/** Performs calls; throws `CallError` for anything but a 2xx with `success: true`. */
export interface Client {
  <C extends Call>(call: C, input: Input<C>, options?: CallOptions): Promise<Data<C>>;
  /** The same, with what stands beside `data`. */
  whole<C extends Call>(call: C, input: Input<C>, options?: CallOptions): Promise<Answer<C>>;
}

/** The same, for whoever saves files, too. */
export interface FileClient extends Client {
  /** The file a call answers with (`isFile`). */
  file<C extends Call>(call: C, input: Input<C>, options?: CallOptions): Promise<ReceivedFile>;
}

/** A file as it was received. */
export interface ReceivedFile {
  name: string;
  content: Blob;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || Number.isNaN(value);
}

/** Fields and list entries that are null, NaN or undefined are not sent (checklist 223). */
export function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isEmpty(entry)).map(withoutEmptyFields);
  if (value === null || typeof value !== 'object') return value;
  const stated = Object.entries(value).filter(([, field]) => !isEmpty(field));
  return Object.fromEntries(stated.map(([key, field]) => [key, withoutEmptyFields(field)]));
}

function addressOf(baseUrl: string, call: Call, input: Input<Call>): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new TypeError(`${call.name} needs the parameter ${name}`);
    return encodeURIComponent(String(params[name]));
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(withoutEmptyFields(input.query ?? {}) as object))
    query.set(key, String(value));
  return `${baseUrl}/${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** Fields as JSON, or as a form where a file goes with them. */
async function bodyOf(
  call: Call,
  { body, file }: { body?: unknown; file?: SentFile | StreamedFile },
): Promise<string | FormData | undefined> {
  if (!call.file) return body === undefined ? undefined : JSON.stringify(withoutEmptyFields(body));
  const form = new FormData();
  for (const [name, value] of Object.entries(withoutEmptyFields(body ?? {}) as object))
    form.append(name, String(value));
  // A store reads no field behind the file.
  if (file) form.append('file', await blobOf(file), file.name);
  return form;
}

async function blobOf({ bytes, type }: SentFile | StreamedFile): Promise<Blob> {
  if (bytes instanceof Uint8Array) return new Blob([bytes], { type });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of bytes) parts.push(part);
  return new Blob(parts, { type });
}

function unreachable(cause: unknown): CallError {
  return new CallError(0, 'Unreachable', 'The API cannot be reached', {}, cause);
}

function malformed(status: number, cause?: unknown): CallError {
  return new CallError(status, 'Malformed', `The API answered ${status} without an envelope`, {}, cause);
}

function readEnvelope<C extends Call>(status: number, text: string): Answer<C> {
  let envelope: ({ success: true } & Answer<C>) | ErrorEnvelope | null;
  try {
    envelope = JSON.parse(text);
  } catch (cause) {
    throw malformed(status, cause);
  }
  if (envelope === null || typeof envelope !== 'object') throw malformed(status);
  if (envelope.success === true && status >= 200 && status < 300) {
    return { data: envelope.data, session: envelope.session, tags: envelope.tags };
  }
  const { name, message } = envelope as Partial<ErrorEnvelope>;
  if (name === undefined || message === undefined) throw malformed(status);
  throw new CallError(status, name, message, envelope as ErrorEnvelope);
}

/** The name of an answered file, as our services write it: encoded by RFC 8187. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}

/** The typed client, derived from the contract: `client(getProduct, { params: { productID } })`. */
export function createClient({
  baseUrl,
  language,
  headers: always = {},
  fetch: send = fetch,
}: ClientOptions): FileClient {
  /** @param read what is taken of the answer while it can still break off */
  async function ask<C extends Call, T>(
    call: C,
    input: Input<C>,
    options: CallOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const headers: Record<string, string> = {
      ...(language ? { 'accept-language': language } : {}),
      ...always,
      ...options.headers,
      accept: 'application/json',
    };
    const sent = await bodyOf(call, input);
    if (typeof sent === 'string') headers['content-type'] = 'application/json';
    const address = addressOf(baseUrl, call, input as Input<Call>);
    try {
      const response = await send(address, {
        method: call.method,
        headers,
        // No call of ours leads elsewhere, and its token is for nobody else.
        redirect: 'error',
        ...(sent === undefined ? {} : { body: sent }),
        ...(options.signal ? { signal: options.signal } : {}),
      });
      return await read(response);
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      throw unreachable(cause);
    }
  }

  async function whole<C extends Call>(
    call: C,
    input: Input<C>,
    options: CallOptions = {},
  ): Promise<Answer<C>> {
    const { status, text } = await ask(call, input, options, async (response) => ({
      status: response.status,
      text: await response.text(),
    }));
    return readEnvelope<C>(status, text);
  }

  async function file<C extends Call>(
    call: C,
    input: Input<C>,
    options: CallOptions = {},
  ): Promise<ReceivedFile> {
    const received = await ask(call, input, options, async (response) => ({
      status: response.status,
      disposition: response.headers.get('content-disposition'),
      content: await response.blob(),
    }));
    const { status, disposition, content } = received;
    const name = disposition === null ? undefined : nameIn(disposition);
    if (status === 200 && name !== undefined) return { name, content };
    readEnvelope<C>(status, await content.text());
    throw malformed(status);
  }
  return Object.assign(
    async <C extends Call>(call: C, input: Input<C>, options?: CallOptions) =>
      (await whole(call, input, options)).data,
    { whole, file },
  );
}
