import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { internalTokenHeader } from '@kontor/contract';
import { afterAll } from 'vitest';

interface Asked {
  /** Method and path. */
  what: string;
  token: string | undefined;
  body: unknown;
}

interface Answer {
  status: number;
  body: unknown;
}

/** Stands in for the api: what it was asked, and what it is to answer. */
export interface ApiStandIn {
  url: string;
  asked: Asked[];
  /** The next answers, by method and path; 404 for all else. */
  answers: Map<string, Answer | 'none'>;
  close(): Promise<void>;
}

export function answerWith(data: unknown): Answer {
  return { status: 200, body: { success: true, data } };
}

export function refuseWith(status: number, name: string, issues?: unknown): Answer {
  return { status, body: { success: false, name, message: 'Refused', issues } };
}

/** An api on a port of its own. An answer `none` cuts the connection instead. */
async function startApiStandIn(): Promise<ApiStandIn> {
  const asked: Asked[] = [];
  const answers = new Map<string, Answer | 'none'>();

  async function note({ method, url, headers }: IncomingMessage, body: string): Promise<string> {
    const what = `${method} ${url}`;
    const token = headers[internalTokenHeader];
    asked.push({ what, token: token?.toString(), body: body === '' ? undefined : JSON.parse(body) });
    return what;
  }

  const server = createServer(async (request, response) => {
    const what = await note(request, await text(request));
    const answer = answers.get(what) ?? refuseWith(404, 'NotFound');
    if (answer === 'none') return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The same for all tests of a file, closed after them: `const api = await sharedApiStandIn()` at its top. */
export async function sharedApiStandIn(): Promise<ApiStandIn> {
  const api = await startApiStandIn();
  afterAll(() => api.close());
  return api;
}
