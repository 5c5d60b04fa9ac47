import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy.ts';

it('allows scripts by their hashes alone and nothing else inline', () => {
  const policy = contentPolicy({ origin: 'http://localhost:3000', accountsOrigin: 'http://localhost:3002' }, [
    'sha256-abc',
    'sha256-def',
  ]);
  expect(policy).toContain("script-src 'self' 'sha256-abc' 'sha256-def'");
  expect(policy).not.toMatch(/unsafe|\*|data:/);
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(
    contentPolicy({ origin: 'https://mx.kontor.example', accountsOrigin: 'https://a.example' }, [
      'sha256-abc',
    ]),
  ).toContain('upgrade-insecure-requests');
});
