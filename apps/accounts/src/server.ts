import { fail } from '@kontor/server';
import { runAccounts } from './run-accounts.ts';

try {
  await runAccounts();
} catch (error) {
  fail(error);
}
