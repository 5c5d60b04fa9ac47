import type { Data, Hold, Input, listHolds as listHoldsCall } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import type { ForOperator } from '../operator/policy.ts';
import { findHolds, findNames, type HoldRow } from './queries.ts';
import type { WrittenThing } from './written.ts';
import { writtenOf } from './written-of.ts';

/** A page of what is held back, for moderators. @throws BadRequest for what is no cursor */
export async function listHolds(
  { db }: ForOperator,
  { state = 'waiting', size, after }: Input<typeof listHoldsCall>['query'],
): Promise<Data<typeof listHoldsCall>> {
  // One more says whether there is another page.
  const all = await findHolds(db, { state, from: readCursor(after, 'uuid'), size: size + 1 });
  const { rows, next } = pageOf(all, size, ({ resource_id }) => resource_id);
  return { holds: await present(db, rows), next };
}

/** What its author removed meanwhile is left out. */
async function present(db: ReadDatabase, rows: readonly HoldRow[]): Promise<Hold[]> {
  const ofTypes = Map.groupBy(rows, ({ resource_type }) => resource_type);
  const found = await Promise.all(
    [...ofTypes].map(async ([type, held]) =>
      writtenOf(type).find(
        db,
        held.map(({ resource_id }) => resource_id),
      ),
    ),
  );
  const things = new Map(found.flatMap((each) => [...each]));
  const names = await findNames(
    db,
    [...things.values()].flatMap(({ businessID, authorID }) => businessID ?? authorID ?? []),
  );
  return rows.flatMap((row) => {
    const thing = things.get(row.resource_id);
    return thing ? [presentHold(row, thing, names)] : [];
  });
}

function presentHold(row: HoldRow, thing: WrittenThing, names: ReadonlyMap<string, string>): Hold {
  const { content, businessID, authorID } = thing;
  const id = businessID ?? authorID;
  return {
    resourceType: row.resource_type,
    resourceID: row.resource_id,
    content,
    author:
      id === undefined
        ? undefined
        : { type: businessID === undefined ? 'user' : 'business', id, name: names.get(id) ?? '' },
    cause: row.cause,
    heldAt: row.held_at.toISOString(),
    publishAt: row.publish_at?.toISOString(),
    reason: row.reason ?? undefined,
    note: row.note ?? undefined,
    decidedAt: row.decided_at?.toISOString(),
  };
}
