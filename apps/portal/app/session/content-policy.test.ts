import { expect, it } from 'vitest';
import { contentPolicy, stripeOrigins } from './content-policy.ts';

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

it('lets in Stripe, or its stand-in, on a page that takes cards alone', () => {
  const origins = { origin: 'http://localhost:3000', accountsOrigin: 'http://localhost:3002' };
  const policy = contentPolicy(origins, ['sha256-abc'], stripeOrigins('https://js.stripe.com'));
  expect(policy).toContain("script-src 'self' 'sha256-abc' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain(
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
  );
  expect(policy).toContain("connect-src 'self' http://localhost:3002 https://api.stripe.com;");
  expect(policy).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)/);
  const standIn = contentPolicy(origins, [], stripeOrigins('http://127.0.0.1:4242'));
  expect(standIn).toContain("frame-src 'self' http://127.0.0.1:4242;");
  expect(standIn).not.toContain('stripe');
  expect(contentPolicy(origins, [])).not.toMatch(/stripe|frame-src/);
});
