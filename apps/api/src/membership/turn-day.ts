import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { applyMembership } from './apply-membership.ts';
import { findOverdue, lockMembership } from './queries.ts';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Lets every business have on a day what its orders say: memberships that are over end, paid next years begin, products above the package
 * are hidden 30 days later. Each business is a transaction of its own; again it changes nothing.
 */
export async function turnDay(system: WritingSystem, today: string): Promise<void> {
  let after = first;
  while (true) {
    const due = await findOverdue(system.db, { today, after, limit: atOnce });
    for (const businessID of due)
      await write(system, undefined, async (trx) => {
        await lockMembership(trx, businessID);
        await applyMembership(trx, businessID, today);
      });
    if (due.length < atOnce) return;
    after = due.at(-1) ?? after;
  }
}
