import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Change } from '@kontor/contract';
import { createService } from '@kontor/server';
import { collectTags, type TagCollector } from '../../app/session/page-tags.ts';
import { answerPages } from '../answer-pages.ts';
import { compressAnswers } from '../compress-answers.ts';

/** How a test makes its pages. */
export type Make = (request: Request, collector: TagCollector) => Promise<Response> | Response;

export function page(text: string, init: ResponseInit = {}): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...init.headers };
  return new Response(`<!doctype html><p>${text}</p>`, { ...init, headers });
}

/** Pages over HTTP, made by the test, with changes told by the test. */
export async function startPages(make: Make, maxBytes = 10 * 1024 * 1024) {
  const listeners: ((change: Change | undefined) => void)[] = [];
  const state = { hears: true, make, forgotten: 0 };
  const made: string[] = [];
  const reports: unknown[] = [];
  const app = createService({ name: 'pages', config: { LOG_LEVEL: 'silent' }, checks: {} });
  await compressAnswers(app);
  const cache = answerPages(
    app,
    {
      createPageHandler: () => async (asked, collector) => {
        const { pathname, search } = new URL(asked.url);
        made.push(pathname + search);
        if (!collector) return state.make(asked, collectTags());
        return state.make(asked, collector);
      },
      forgetReference: () => {
        state.forgotten += 1;
      },
    },
    {
      country: 'MX',
      apiUrl: 'http://127.0.0.1:1/api/v1',
      origin: 'http://localhost:3000',
      accountsOrigin: 'http://localhost:3002',
      report: (error) => reports.push(error),
    },
    {
      changes: {
        hears: () => state.hears,
        lastId: () => 'epoch.7',
        onChange: (listener) => void listeners.push(listener),
        close: async () => {},
      },
      maxBytes,
    },
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    state,
    made,
    reports,
    figures: cache.figures,
    origin,
    tell(change: Change | undefined) {
      for (const listener of listeners) listener(change);
    },
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      send(origin, path, headers, method),
    close: () => app.close(),
  };
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it came. */
  bytes: Buffer;
  /** Unpacked. */
  text: string;
}

function send(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const encoding = answer.headers['content-encoding'];
        const unpack = bytes.length > 0 && encoding ? unpackers[encoding] : undefined;
        const text = (unpack ? unpack(bytes) : bytes).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text });
      });
    })
      .once('error', reject)
      .end();
  });
}

const unpackers: Record<string, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};
