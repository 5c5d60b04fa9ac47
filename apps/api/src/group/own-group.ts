import type { GroupRole } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { found } from '../found.ts';
import type { GroupRow } from './group-row.ts';
import { type ForGroup, hasRole } from './policy.ts';
import { lockGroup } from './queries.ts';

/**
 * The group of a policy, locked for a change: what it and whoever changes it are may have become something else since the policy asked.
 * @throws NotFound, Forbidden, as the policy does
 */
export async function ownGroup(
  trx: Transaction<DB>,
  { group: { id }, actor }: ForGroup,
  { from, strength = 'update' }: { from: 'reader' | GroupRole; strength?: 'share' | 'update' },
): Promise<GroupRow> {
  const group = found(await lockGroup(trx, id, { readerID: actor.id, strength }), 'group');
  if (from !== 'reader' && !hasRole(group.role, from))
    throw new KontorError('Forbidden', 'You may not do this.');
  return group;
}
