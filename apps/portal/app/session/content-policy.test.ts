import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy.ts';

it('allows scripts by nonce alone and nothing inline', () => {
  const policy = contentPolicy(
    { origin: 'http://localhost:3000', accountsOrigin: 'http://localhost:3002' },
    'abc',
  );
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).not.toMatch(/unsafe|\*|data:/);
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(
    contentPolicy({ origin: 'https://mx.kontor.example', accountsOrigin: 'https://a.example' }, 'abc'),
  ).toContain('upgrade-insecure-requests');
});
