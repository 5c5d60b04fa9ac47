import { pushServices } from '@kontor/contract';

export interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The push services of browsers. */
export interface PushServices {
  /** @returns the status it is answered with. @throws when there is no answer */
  send(request: PushRequest): Promise<number>;
}

/** Milliseconds. */
const timeout = 10_000;

/** Whether an address is one of a browser's push service: whatever else somebody names is not sent to. */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && pushServices.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** Those of the browsers themselves. */
export const realPushServices: PushServices = {
  async send({ endpoint, headers, body }) {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    return answer.status;
  },
};
