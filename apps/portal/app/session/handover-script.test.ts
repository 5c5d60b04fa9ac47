import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handoverScript } from './handover-script.server.ts';

const streamOf = (text: string) => new Blob([text]).stream();

function runOf(html: string): string[] {
  const handed: string[] = [];
  const code = /^<script nonce="n">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
  const streamController = {
    enqueue: (text: string) => handed.push(text),
    close: () => handed.push('closed'),
  };
  runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
  return handed;
}

it('hands the text over as it was, then closes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(runOf(await handoverScript(streamOf(text), 'n'))).toEqual([text, 'closed']);
    }),
  );
});

it('cannot be ended or left by what it carries', async () => {
  const html = await handoverScript(streamOf('</script><script>alert(1)</script><!--\u2028'), 'n');
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
});
