import { expect, test } from 'vitest';
import { databaseError } from './database-error.ts';

const coded = (code: string) => Object.assign(new Error('of the database'), { code });

test.each([
  coded('57P01'),
  coded('40P01'),
  coded('ECONNREFUSED'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
  new Error('cached plan must not change result type'),
])('%s is worth another try', (error) => {
  expect(databaseError(error)).toMatchObject({ name: 'Unavailable', retryAfter: 1, cause: error });
});

test.each([coded('53100'), coded('25006')])('%s says that there is no room', (error) => {
  expect(databaseError(error)).toMatchObject({ name: 'InsufficientStorage', status: 507, retryAfter: 60 });
});

test.each([coded('23505'), new Error('something else'), 'no error'])('%s is none of its', (error) => {
  expect(databaseError(error)).toBeUndefined();
});
