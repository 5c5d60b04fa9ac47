import {
  type Call,
  CallError,
  type CallOptions,
  type FileClient,
  type Input,
  sessionHeader,
} from '@kontor/contract';
import { NoRenewal } from './renew-tokens.ts';

interface Options {
  client: FileClient;
  /** The token to call with; waits while tokens are exchanged. Undefined for visitors. */
  token: () => Promise<string | undefined>;
  /** Exchanges tokens; a session that is refused is over. */
  renew: (spent: string) => Promise<string>;
  /** Forgets the session and reloads the page. */
  end: () => void;
}

const curable = new Set(['TokenNotFound', 'TokenExpiredError', 'SessionError']);

/**
 * The client of whoever is signed in. What a refused token leads to (checklist 311, 312): a forged one ends the session;
 * the other three names lead to one exchange of tokens, then the call is made once more; without a refresh token the call
 * fails; when the exchange is refused, the session ends.
 */
export function signedInCalls({ client, token, renew, end }: Options): FileClient {
  async function perform<T>(options: CallOptions, ask: (options: CallOptions) => Promise<T>): Promise<T> {
    const sent = await token();
    try {
      return await ask(withToken(options, sent));
    } catch (error) {
      const fresh = await cure(error, sent);
      return ask(withToken(options, fresh)).catch((again: unknown) => {
        if (isForged(again)) end();
        throw again;
      });
    }
  }

  function whole<C extends Call>(call: C, input: Input<C>, options: CallOptions = {}) {
    return perform(options, (own) => client.whole(call, input, own));
  }

  function file<C extends Call>(call: C, input: Input<C>, options: CallOptions = {}) {
    return perform(options, (own) => client.file(call, input, own));
  }

  /** The token to try again with. @throws what the call ends with */
  async function cure(error: unknown, sent: string | undefined): Promise<string> {
    if (isForged(error)) end();
    if (sent === undefined || !(error instanceof CallError) || !curable.has(error.errorName)) throw error;
    return renew(sent).catch((failure: unknown) => {
      throw failure instanceof NoRenewal ? error : failure;
    });
  }

  return Object.assign(
    async <C extends Call>(call: C, input: Input<C>, options?: CallOptions) =>
      (await whole(call, input, options)).data,
    { whole, file },
  );
}

function isForged(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && error.errorName === 'JsonWebTokenError';
}

function withToken(options: CallOptions, token: string | undefined): CallOptions {
  return token === undefined
    ? options
    : { ...options, headers: { ...options.headers, [sessionHeader]: token } };
}
