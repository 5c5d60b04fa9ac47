import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { sessionMarkScript } from './session-mark.server.ts';

function markBy(localStorage: object | undefined): unknown {
  const code = /^<script nonce="n">(.*)<\/script>$/s.exec(sessionMarkScript('n'))?.[1] ?? '';
  const dataset: { session?: string } = {};
  runInNewContext(code, { localStorage, document: { documentElement: { dataset } }, Date, Math, JSON });
  return dataset.session;
}

it('marks the page for who holds a token or can get another', () => {
  const later = Date.now() + 60_000;
  const stored = (tokenExpire: number, refreshTokenExpire: number) => ({
    token: JSON.stringify({ token: 'x', tokenExpire, refreshToken: 'y', refreshTokenExpire }),
  });
  expect(markBy(stored(later, later))).toBe('in');
  expect(markBy(stored(0, later))).toBe('in');
  expect(markBy(stored(later, 0))).toBe('in');
  expect(markBy(stored(0, 0))).toBeUndefined();
});

it('marks nothing, and fails at nothing, for everybody else', () => {
  for (const token of [undefined, 'null', '{}', '[]', '{', '1']) expect(markBy({ token })).toBeUndefined();
  expect(markBy(undefined)).toBeUndefined();
});
