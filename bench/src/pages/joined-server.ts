import { readFile } from 'node:fs/promises';
import { fastify } from 'fastify';

// The yardstick of rendered pages: the same page put together from its pieces for each visit, with every text escaped
// again, as the simplest template would do.
const { PORT, PAGE_FILE = '' } = process.env;
const html = await readFile(PAGE_FILE, 'utf8');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const characters = Object.fromEntries(Object.entries(entities).map(([plain, entity]) => [entity, plain]));
const escapedText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] as string);
const plainText = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] as string);

/** Markup and text in turn. Scripts stay as they are: they are no text of the page. */
const pieces = html
  .split(/(<script\b[\s\S]*?<\/script>|<[^>]+>)/)
  .map((piece, index) => (index % 2 === 1 ? { markup: piece } : { text: plainText(piece) }));

function joinPage(): string {
  let page = '';
  for (const piece of pieces) page += piece.markup ?? escapedText(piece.text ?? '');
  return page;
}

const app = fastify({ logger: false });
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(joinPage()));

process.on('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.send?.({ ready: true });
