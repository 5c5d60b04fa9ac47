import type { ImportState } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { KontorError } from '@kontor/server';
import { found } from '../../found.ts';
import { lockImport } from './queries.ts';

/** Locks an import for a change that only some of its states allow. @throws NotFound, Conflict in any other state */
export async function lockInState(trx: Database, importID: string, allowed: readonly ImportState[]) {
  const now = found(await lockImport(trx, importID), 'import of products');
  if (!allowed.includes(now.state))
    throw new KontorError('Conflict', `This cannot be done: the import is ${now.state}.`);
  return now;
}
