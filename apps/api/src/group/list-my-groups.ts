import type { Data, listMyGroups as listMyGroupsCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { presentGroupCard } from './present.ts';
import { findMine } from './queries.ts';

/** Groups somebody is in, is invited to, or asks to be let into. */
export async function listMyGroups(context: Context<ActingPerson>): Promise<Data<typeof listMyGroupsCall>> {
  const rows = await findMine(context.db, context.actor.id);
  return {
    groups: rows.map((row) => ({
      ...presentGroupCard(context, row, true),
      waiting: row.waiting ?? undefined,
    })),
  };
}
