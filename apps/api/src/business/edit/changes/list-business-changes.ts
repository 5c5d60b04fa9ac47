import type { listBusinessChanges as call, Data } from '@kontor/contract';
import type { ForMember } from '../../policy.ts';
import { findStanding } from './find-standing.ts';
import { presentChange } from './present.ts';
import { findChanges } from './queries.ts';

const pageSize = 20;

/** Who changed what and when, the newest first; `after` is the last change of the page before. @throws NotFound */
export async function listBusinessChanges(
  { db, actor }: ForMember,
  after: string | undefined,
): Promise<Data<typeof call>> {
  const { businessID } = actor.actingBusiness;
  const [standing, changes] = await Promise.all([
    findStanding(db, businessID),
    findChanges(db, businessID, after === undefined ? undefined : Number(after), pageSize + 1),
  ]);
  const page = changes.slice(0, pageSize);
  return {
    changes: page.flatMap((change) => presentChange(change, standing)),
    next: changes.length > pageSize ? String(page.at(-1)?.id) : undefined,
  };
}
