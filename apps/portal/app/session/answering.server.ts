import {
  type Call,
  CallError,
  type CallOptions,
  type Client,
  type FieldIssue,
  type Input,
  type Issue,
} from '@kontor/contract';
import { data } from 'react-router';

/**
 * The client for pages: calls end with `signal`, and a failed one is thrown as an answer with the status the
 * page is to have: 404 for what does not exist, 401 where the token of the call does not count, 503 while the API cannot be
 * reached or is busy, 507 while it has no room to write, else 500.
 * @param onRefused hears the API's name for a token that does not count
 */
export function answering(
  client: Client,
  { signal, onRefused }: { signal?: AbortSignal; onRefused?: (name: string) => void } = {},
): Client {
  async function whole<C extends Call>(call: C, input: Input<C>, options: CallOptions = {}) {
    try {
      return await client.whole(call, input, { ...(signal ? { signal } : {}), ...options });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) onRefused?.(error.errorName);
      throw Object.assign(data({ name: error.errorName, call: call.name }, { status: statusFor(error) }), {
        issues: error.issues,
      });
    }
  }
  return Object.assign(
    async <C extends Call>(call: C, input: Input<C>, options?: CallOptions) =>
      (await whole(call, input, options)).data,
    { whole },
  );
}

function statusFor({ status }: CallError): number {
  if (status === 401 || status === 404 || status === 507) return status;
  return status === 0 || status === 429 || status === 503 ? 503 : 500;
}

/** What the API found wrong with the fields of a form that a call sent on, by field; undefined for every other failure. */
export function issuesIn(error: unknown): Record<string, FieldIssue> | undefined {
  if (!(error instanceof Object) || !('issues' in error) || !Array.isArray(error.issues)) return undefined;
  const issues: Issue[] = error.issues;
  return Object.fromEntries(
    issues.map(({ field, code, limit }) => [field.split('.', 1)[0] ?? '', { code, limit }]),
  );
}

/** The name of the error a call of pages ended with: the API's, `Unreachable`, `Malformed`; undefined for every other failure. */
export function errorNameIn(error: unknown): string | undefined {
  if (!(error instanceof Object) || !('data' in error) || !(error.data instanceof Object)) return undefined;
  return 'name' in error.data && typeof error.data.name === 'string' ? error.data.name : undefined;
}
