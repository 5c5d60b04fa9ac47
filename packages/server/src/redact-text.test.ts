import { expect, test } from 'vitest';
import { redactText } from './redact-text.ts';

test.each([
  'Bearer abc.def-ghi_SECRET',
  'authorization: Basic SECRET==',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJTRUNSRVQifQ.SECRET',
  'connect postgres://me:SECRET@host/db failed',
  'no mailbox SECRET@mail.example.com here',
  'no mailbox SECRET%40mail.example.com here',
  'password=SECRET rest',
  `{"password":"SECRET","a":1}`,
  'Cookie: a=1; session=SECRET',
  'x-internal-token: a SECRET',
  'GET /session-redirect?token=SECRET&x=1',
  'at /business/a-b?q=SECRET',
  'mail with https://kontor.example/invitations/aSECRETaSECRETaSECRETaSECRET_x-1 failed',
])('%s loses what is secret', (text) => {
  expect(redactText(text)).not.toContain('SECRET');
});

test.each([
  'relation "businesses" does not exist',
  'Error: no\n    at handle (file:///app/src/route.ts:12:5)',
  'connect ECONNREFUSED 127.0.0.1:3001',
])('%s stays as it is', (text) => {
  expect(redactText(text)).toBe(text);
});
