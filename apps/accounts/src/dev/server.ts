import { fail } from '@kontor/server';
import { runAccounts } from '../run-accounts.ts';
import { sourcePages } from './source-pages.ts';

/** Milliseconds in which the sources of all pages are loaded for the first time. */
const firstPage = 60_000;

try {
  await runAccounts({ pages: sourcePages(), timeout: firstPage });
} catch (error) {
  fail(error);
}
