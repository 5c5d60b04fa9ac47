import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { partyOf } from './party.ts';
import { findSides } from './queries.ts';
import { isRefused } from './safety/check-may-write.ts';

/** Tells everybody in a conversation that somebody is writing; it is stored nowhere. @throws NotFound */
export async function tellTyping(context: ForEither, id: string): Promise<{ requestID: string }> {
  const { db, events, actor } = context;
  const { side, is_closed, readers } = found(await findSides(db, { id, party: partyOf(actor) }), 'request');
  const event = { kind: 'typing', requestID: id, side } as const;
  if (!is_closed && !(await isRefused(db, id, actor))) await events.announce({ to: readers, event });
  return { requestID: id };
}
