import { createHash } from 'node:crypto';
import { markOf } from '@kontor/web/document/page-nonce';
import fc from 'fast-check';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { admitScripts } from './inline-scripts.server.ts';

const mark = 'a-secret-of-this-rendering';
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const inline = (code: string, attributes: object = { nonce: mark }) =>
  h('script', { ...attributes, dangerouslySetInnerHTML: { __html: code } });

it('admits marked inline scripts, whatever stands beside the mark, and takes every mark off', () => {
  const page = renderToString(
    h(
      'body',
      null,
      h('link', { rel: 'preload', href: '/a.woff2', as: 'font', nonce: mark }),
      h('script', { src: '/a.js', nonce: mark }),
      h('script', { nonce: mark, src: '/b.js' }),
      inline('one()'),
      inline('two()', { type: 'module', nonce: mark, async: true }),
      inline('', { nonce: mark }),
      inline('{"@type":"Thing"}', { type: 'application/ld+json' }),
    ),
  );
  const { html, scripts } = admitScripts(page, mark);
  expect(html).not.toContain('nonce');
  expect(html).toContain('<script>one()</script>');
  expect(scripts).toEqual([hashOf('one()'), hashOf('two()'), hashOf('')]);
});

it('admits no script that data bring in, however they try', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '</script><script>evil()</script>',
      '<script nonce="guess">evil()</script>',
      '" nonce="a"><script>evil()</script>',
      '<!-- <script>',
      "' src= nonce=",
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, (text, title) => {
      const data = JSON.stringify({ text }).replaceAll('<', '\\u003c');
      const page = renderToString(
        h('body', { title }, text, h('p', { 'data-x': text }, title), inline(`take(${data})`), text),
      );
      const { html, scripts } = admitScripts(page, mark);
      expect(scripts).toEqual([hashOf(`take(${data})`)]);
      expect(html).toBe(page.replace(markOf(mark), ''));
    }),
  );
});

it('refuses a script that has no clear end', () => {
  for (const code of ['<!--', 'a<script>b']) {
    expect(() => admitScripts(`<script${markOf(mark)}>${code}</script>`, mark)).toThrow('no clear end');
  }
  expect(() => admitScripts(`<script${markOf(mark)}>one()`, mark)).toThrow('no clear end');
});
