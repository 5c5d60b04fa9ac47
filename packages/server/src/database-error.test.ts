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
  new Error('Connection terminated'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Cannot use a pool after calling end on the pool'),
  ...['08P01', '25P02', '57P05', '53200', '58030', 'EHOSTUNREACH'].map(coded),
])('%s is worth another try', (error) => {
  expect(databaseError(error)).toMatchObject({ name: 'Unavailable', retryAfter: 1, cause: error });
});

test('what a library wraps is seen through', () => {
  const wrapped = new Error('It failed.', { cause: new Error('Failed again.', { cause: coded('57P01') }) });
  expect(databaseError(wrapped)).toMatchObject({ name: 'Unavailable', retryAfter: 1 });
  const endless: Error = new Error('of itself');
  endless.cause = endless;
  expect(databaseError(endless)).toBeUndefined();
});

test('text that cannot be saved is refused', () => {
  expect(databaseError(coded('22021'))).toMatchObject({ name: 'BadRequest', status: 400 });
});

test.each([coded('53100'), coded('25006')])('%s says that there is no room', (error) => {
  expect(databaseError(error)).toMatchObject({ name: 'InsufficientStorage', status: 507, retryAfter: 60 });
});

test.each([coded('23505'), new Error('something else'), 'no error'])('%s is none of its', (error) => {
  expect(databaseError(error)).toBeUndefined();
});
