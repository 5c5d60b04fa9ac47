import { markOf } from '@kontor/web/document/page-nonce';

const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The loaders' data as the script that hands them to the router in the browser, marked as one of ours. React Router
 * streams them behind the page; a page rendered in one go carries them itself and is made in two thirds of the time
 * (docs/decisions/browser-files.md).
 */
export async function handoverScript(
  stream: ReadableStream<Uint8Array>,
  mark: string | undefined,
): Promise<string> {
  const text = await new Response(stream).text();
  const literal = JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  const attribute = mark ? markOf(mark) : '';
  return `<script${attribute}>${controller}.enqueue(${literal});${controller}.close();</script>`;
}
