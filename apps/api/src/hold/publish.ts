import { deleteHold, lockHold } from './queries.ts';
import { tellOfHold } from './tell-of-hold.ts';
import type { Publishing } from './written.ts';
import { findWritten, writtenOf } from './written-of.ts';

/** Has everybody see what was held back, and tells its author. @returns whether it was held back */
export async function publish(context: Publishing, id: string): Promise<boolean> {
  const hold = await lockHold(context.db, id);
  if (!hold) return false;
  const rows = writtenOf(hold.resource_type);
  const thing = await findWritten(context.db, { type: hold.resource_type, id });
  await deleteHold(context.db, id);
  // What its author removed meanwhile is published when they restore it.
  await rows.publish(context, id, thing !== undefined && !hold.was_published);
  if (thing) await tellOfHold(context.db, 'published', thing);
  return true;
}
