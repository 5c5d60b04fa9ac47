import { refusalIn } from './token-refusal.ts';

interface Options {
  /** The token to ask with; waits while tokens are exchanged. Undefined for visitors. */
  token: () => Promise<string | undefined>;
  /** Exchanges tokens; a session that is refused is over. */
  renew: (spent: string) => Promise<string>;
  /** Forgets the session and reloads the page. */
  end: () => void;
}

/** Sends a request with a token, or without one; may be called again for the same request. */
export type SendWith = (token: string | undefined) => Promise<Response>;

/**
 * Requests for data of pages, as the person who is signed in. If the token is refused, it is exchanged once and the request
 * repeated, as for calls (`signed-in-call.ts`). Without a valid token pages are read as a visitor, and forms are not sent.
 */
export function signedInRequests({ token, renew, end }: Options) {
  return async (send: SendWith, isRead: boolean): Promise<Response> => {
    const sent = await token().catch((error: unknown) => {
      if (isRead) return undefined;
      throw error;
    });
    const answer = await send(sent);
    if (sent === undefined || !refusalIn(answer)) return answer;
    const fresh =
      refusalIn(answer) === 'JsonWebTokenError' ? undefined : await renew(sent).catch(() => undefined);
    const again = fresh === undefined ? answer : await send(fresh);
    if (refusalIn(again) === 'JsonWebTokenError') end();
    return isRead && refusalIn(again) ? send(undefined) : again;
  };
}
