import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { type Config, ConfigError, readConfig, settingsTable } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, API_PORT: 3001, ACCOUNTS_PORT: 3002, HOST: '127.0.0.1' });
  expect(config).toMatchObject({ DATA_DIR: '.data', PORTAL_COUNTRY: 'MX', DEMO_DATA: 'full' });
  expect(config.DATABASE_URL).toBeUndefined();
  expect(config.PORTAL_ORIGIN).toBe('http://localhost:3000');
});

test('addresses follow the ports and the host they are built from', () => {
  const config = readConfig({
    API_PORT: '4001',
    HOST: '0.0.0.0',
    PORTAL_ORIGIN: 'https://mx.kontor.example',
  });
  expect(config.API_ORIGIN).toBe('http://localhost:4001');
  expect(config.API_URL).toBe('http://127.0.0.1:4001');
  expect(config.PORTAL_ORIGIN).toBe('https://mx.kontor.example');
  expect(readConfig({ HOST: '::1' }).API_URL).toBe('http://[::1]:3001');
});

test.each(['PORTAL_ORIGIN', 'API_ORIGIN', 'ACCOUNTS_ORIGIN'])(
  'with a %s that others can reach there are demo people only for who asks for them',
  (name) => {
    const [reached, here] = ['https://mx.kontor.example', 'http://127.0.0.1:8080'];
    expect(readConfig({ [name]: reached }).DEMO_DATA).toBe('none');
    expect(readConfig({ [name]: reached, DEMO_DATA: 'small' }).DEMO_DATA).toBe('small');
    expect(readConfig({ [name]: here }).DEMO_DATA).toBe('full');
  },
);

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test.each([
  [{ PORT: 'abc' }, "PORT must be a whole number from 1 to 65535, got 'abc'"],
  [{ API_PORT: '0' }, "API_PORT must be a whole number from 1 to 65535, got '0'"],
  [{ PORT: '3000.5' }, "PORT must be a whole number from 1 to 65535, got '3000.5'"],
  [{ DEMO_DATA: 'some' }, "DEMO_DATA must be one of full, small, none, got 'some'"],
  [{ PORTAL_ORIGIN: 'kontor.example' }, 'PORTAL_ORIGIN must be an address like https://example.com'],
  [{ PORTAL_ORIGIN: 'https://kontor.example/path' }, 'without a path'],
  [{ HOST: 'a b' }, "HOST must be a host name or an IP address, got 'a b'"],
])('%o is refused in a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('a refused database address is not repeated, since it may hold a password', () => {
  const refused = () => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' });
  expect(refused).toThrow('DATABASE_URL must be an address like postgres://');
  expect(refused).not.toThrow('hunter2');
});

test('every wrong value is named at once', () => {
  const refused = () => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(refused).toThrow(/^PORT must be[^\n]*\nLOG_LEVEL must be[^\n]*$/);
});

test('whatever PORT holds, it is a port or a refusal', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
      try {
        const { PORT } = readConfig({ PORT: text });
        expect(Number.isInteger(PORT) && PORT >= 1 && PORT <= 65535).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
    }),
  );
});

test('the table documents every setting', () => {
  expect(settingsTable.map((row) => row.name)).toEqual(
    expect.arrayContaining(['PORT', 'DATABASE_URL', 'ACCOUNTS_URL']),
  );
  for (const row of settingsTable) expect(row.meaning, row.name).not.toBe('');
  expectTypeOf<Config['DEMO_DATA']>().toEqualTypeOf<'full' | 'small' | 'none'>();
});
