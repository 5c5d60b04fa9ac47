import { readFile } from 'node:fs/promises';
import { fastify } from 'fastify';

// The yardstick of cached pages: Fastify sends the same bytes from memory, a cache at its best.
const { PORT, BYTES_FILE = '' } = process.env;
const bytes = await readFile(BYTES_FILE);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

const app = fastify({ logger: false });
app.get('/', (_request, reply) => reply.headers(headers).send(bytes));

process.on('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.send?.({ ready: true });
