import { readConfig } from '@kontor/server/config';
import { expect, test } from 'vitest';
import { describeReady } from './welcome.ts';

const config = readConfig({});
const password = 'a password for tests';

test('demo people stand there by role, with the password once', () => {
  const business = { name: 'Ulmhorst Fertigung GmbH', subscription: 'platinum' };
  const text = describeReady(config, 'production', 3, [
    { role: 'buyer', email: 'buyer@demo.example', password },
    { role: 'owner', email: 'platinum@demo.example', password, business },
  ]);
  expect(text.split(password)).toHaveLength(2);
  expect(text).toContain('  buyer     buyer@demo.example\n');
  expect(text).toContain('  owner     platinum@demo.example  Ulmhorst Fertigung GmbH (platinum)\n');
});

test('without demo people there is no word of them', () => {
  const text = describeReady({ ...config, DEMO_DATA: 'none' }, 'production', 3, []);
  expect(text).not.toMatch(/demo|password/i);
});

test('mails can be read here unless a mail server sends them or others can reach the product', () => {
  const outbox = '/outbox';
  expect(describeReady(config, 'production', 3, [])).toContain(`http://localhost:3002${outbox}`);
  const sending = { ...config, SMTP_URL: 'smtp://mail.example' };
  expect(describeReady(sending, 'production', 3, [])).not.toContain(outbox);
  const known = { ...config, ACCOUNTS_ORIGIN: 'https://accounts.kontor.example' };
  expect(describeReady(known, 'production', 3, [])).not.toContain(outbox);
});
