import { globSync } from 'node:fs';
import { accountCalls, type Call, internalCalls } from '@kontor/contract';
import { testSurface } from '@kontor/server/testing/surface';
import { routes } from './serve-calls.ts';
import { sharedAccounts } from './testing.ts';

const internalToken = 'a-token-for-services';
const accounts = await sharedAccounts({
  RATE_LIMIT: 1,
  TRUST_PROXY: 'loopback',
  INTERNAL_TOKEN: internalToken,
});

const folder = new URL('.', import.meta.url);
/** Calls of the service's own pages lie with their nouns. */
const declared: Record<string, Call>[] = await Promise.all(
  globSync('*/calls.ts', { cwd: folder }).map((file) => import(new URL(file, folder).href)),
);

testSurface({
  calls: [...accountCalls, ...internalCalls.accounts, ...declared.flatMap((noun) => Object.values(noun))],
  routes,
  origin: accounts.url,
  prefix: '',
  internalToken,
  folder,
  described: [],
});
