import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { describe, expect, it } from 'vitest';
import { enqueueLoaderData } from './enqueue-loader-data.ts';
import { handoverScript } from './handover-script.server.ts';

const streamOf = (text: string) => new Blob([text]).stream();

interface Given {
  loaderData?: Record<string, unknown>;
  actionData?: Record<string, unknown> | null;
  errors?: Record<string, unknown> | null;
  /** What React Router streams. */
  text?: string;
}

const scriptOf = ({ loaderData = {}, actionData = null, errors = null, text = 'streamed' }: Given) =>
  handoverScript({ context: { loaderData, actionData, errors }, stream: streamOf(text) }, 'n');

/** What the router is given by a script and by the entry of the browser, one after the other. */
function handedBy(html: string): string[] {
  const handed: string[] = [];
  const code = /^<script nonce="n">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
  const streamController = {
    enqueue: (text: string) => handed.push(text),
    close: () => handed.push('closed'),
  };
  const window = { __reactRouterContext: { streamController } };
  runInNewContext(code, { window });
  enqueueLoaderData(window as unknown as Window);
  return handed;
}

async function readByRouter(text: string) {
  const { value } = await decodeViaTurboStream(streamOf(text), globalThis as unknown as Window);
  return value;
}

describe('data of loaders', () => {
  // Routes have names, and no keys that objects have by themselves.
  const plain = fc
    .dictionary(fc.stringMatching(/^[a-z/-]{1,12}$/), fc.jsonValue({ noUnicodeString: false }))
    .map((data) => JSON.parse(JSON.stringify(data).replaceAll('__proto__', 'proto')));

  it('are read by the router as loaders gave them', async () => {
    await fc.assert(
      fc.asyncProperty(plain, async (loaderData) => {
        const [text = '', end] = handedBy(await scriptOf({ loaderData }));
        expect(end).toBe('closed');
        expect(await readByRouter(text)).toEqual({ loaderData, actionData: null, errors: null });
      }),
    );
  });

  it('have no property where it was undefined', async () => {
    const [text = ''] = handedBy(await scriptOf({ loaderData: { page: { id: 'a', note: undefined } } }));
    expect(await readByRouter(text)).toMatchObject({ loaderData: { page: { id: 'a' } } });
  });
});

it.each<[string, Given]>([
  ['errors', { errors: { page: new Error('gone') } }],
  ['data of an action', { actionData: { page: 1 } }],
  ['a date', { loaderData: { page: { at: new Date(0) } } }],
  ['a number that is none', { loaderData: { page: [Number.NaN] } }],
  ['a hole in a list', { loaderData: { page: [undefined] } }],
])('%s are handed over as React Router writes them', async (_, given) => {
  expect(handedBy(await scriptOf(given))).toEqual(['streamed', 'closed']);
});

it('what React Router writes is handed over as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(handedBy(await scriptOf({ errors: {}, text }))).toEqual([text, 'closed']);
    }),
  );
});

it('cannot be ended or left by what it carries', async () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028';
  for (const given of [{ loaderData: { page: hostile } }, { errors: {}, text: hostile }]) {
    const html = await scriptOf(given);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(html).not.toContain('<!--');
  }
});
