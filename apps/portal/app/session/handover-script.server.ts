import { markOf } from '@kontor/web/document/page-nonce';
import type { StaticHandlerContext } from 'react-router';

const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** As it may stand in a script of a page. */
const literalOf = (value: unknown): string =>
  JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? '');

/** Whether JSON says all of a value; what is undefined in an object is left out of it. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((each) => each === undefined || isPlain(each));
}

interface Handover {
  context: Pick<StaticHandlerContext, 'loaderData' | 'actionData' | 'errors'>;
  /** The same as React Router writes it. */
  stream: ReadableStream<Uint8Array>;
}

/**
 * The loaders' data as the script that hands them to the browser, marked as one of ours. React Router streams them behind the page; a page
 * rendered in one go carries them itself and is made in two thirds of the time (docs/decisions/browser-files.md). Its own form says of
 * each value where it stands, a kilobyte of numbers a page, so the browser makes it of JSON (`enqueue-loader-data.ts`); errors and what
 * JSON does not say, no page of ours has, go as they are.
 */
export async function handoverScript(
  { context, stream }: Handover,
  mark: string | undefined,
): Promise<string> {
  const attribute = mark ? markOf(mark) : '';
  const { loaderData, actionData, errors } = context;
  if (!errors && !actionData && isPlain(loaderData)) {
    await stream.cancel();
    return `<script${attribute}>window.loaderData=${literalOf(loaderData)}</script>`;
  }
  const literal = literalOf(await new Response(stream).text());
  const controller = 'window.__reactRouterContext.streamController';
  return `<script${attribute}>${controller}.enqueue(${literal});${controller}.close();</script>`;
}
