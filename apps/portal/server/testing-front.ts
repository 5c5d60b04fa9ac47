import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { createFront } from './front.ts';

type FrontOptions = Parameters<typeof createFront>[2];

interface TestedFront {
  portal: FastifyInstance;
  /** Where the portal is asked. */
  origin: string;
  close(): Promise<void>;
}

/** For tests: the front of a portal whose api is a function that answers requests. */
export async function openFront(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  settings: Record<string, string>,
  addPages: (pages: FastifyInstance, apiUrl: string) => Promise<void> | void,
  options?: FrontOptions,
): Promise<TestedFront> {
  const api = createServer(answer);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const config = readConfig({
    PORTAL_ORIGIN: 'https://mx.kontor.example',
    API_URL: apiUrl,
    ACCOUNTS_URL: apiUrl,
    ...settings,
  });
  const portal = await createFront(config, async (pages) => addPages(pages, apiUrl), options);
  return {
    portal,
    origin: await portal.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await portal.close();
      await new Promise((resolve) => api.close(resolve));
    },
  };
}

/** A front for all tests of a file, closed after them: `const { origin } = await sharedFront(…)` at its top. */
export async function sharedFront(...parts: Parameters<typeof openFront>): Promise<TestedFront> {
  const front = await openFront(...parts);
  afterAll(() => front.close());
  return front;
}

/** All that a request brings, as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
