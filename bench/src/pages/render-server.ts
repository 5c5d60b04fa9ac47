import { readFile } from 'node:fs/promises';
import { fastify } from 'fastify';
import type { PortalSettings } from '../../../apps/portal/app/session/page-context.ts';

// The portal's built pages with answers of the api at hand: what is measured is the making of a page alone. The answers
// are those the api gave to the first visit.
const { PORT, API_URL = '', BUILD = '' } = process.env;
const entry = new URL(`${(await readFile(new URL('current', BUILD), 'utf8')).trim()}/server/index.js`, BUILD);
const {
  createPageHandler,
}: { createPageHandler(settings: PortalSettings): (request: Request) => Promise<Response> } = await import(
  entry.href
);

const ask = globalThis.fetch;
const answers = new Map<string, Promise<{ status: number; text: string }>>();

async function askOnce(url: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const response = await ask(url, { method: init.method, headers: init.headers, body: init.body });
  return { status: response.status, text: await response.text() };
}

globalThis.fetch = async (input, init) => {
  const url = String(input);
  const key = `${init?.method} ${url} ${init?.body ?? ''}`;
  const known = answers.get(key) ?? askOnce(url, init);
  answers.set(key, known);
  const { status, text } = await known;
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
};

const origin = `http://127.0.0.1:${PORT}`;
const render = createPageHandler({
  country: 'MX',
  apiUrl: `${API_URL}/api/v1`,
  origin,
  accountsOrigin: origin,
  report: (error) => console.error(error),
  hearsChanges: () => true,
});
const app = fastify({ logger: false });
app.get('/*', async (request, reply) => {
  const response = await render(new Request(origin + request.url));
  return reply
    .code(response.status)
    .type('text/html; charset=utf-8')
    .send(await response.text());
});

process.on('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.send?.({ ready: true });
