import type { Database } from '@kontor/database';
import type { Reference } from '../reference/reference.ts';
import { type Kind, kinds } from './kind.ts';
import { drainWaiting, readWaiting, type Waiting } from './queue.ts';
import { type Progress, rebuildSearch } from './rebuild.ts';

/** A document written by itself takes up to twice as long as in a rebuild, which writes all of them. */
const shareToRebuild = 1 / 2;
/** Fewer are never worth one. */
const minimumToRebuild = 1_000;
/** Seconds a rebuild waits for an import that is still running at most. */
const maximumWait = 900;

interface CatchUp {
  /** A kind is rebuilt only when nothing was added for so many seconds: an import that is running rebuilds at its end. */
  idleSeconds?: number;
  onProgress?: Progress;
}

/**
 * Writes all documents that wait: each by itself, or the whole kind where that takes less time. The one place for it: the
 * worker's job, the end of an import, the end of a demo load.
 * @param loadReference reads the reference data, some 7,000 rows; called when something waits, and once
 */
export async function catchUpSearch(
  db: Database,
  loadReference: () => Promise<Reference>,
  { idleSeconds = 0, onProgress = () => {} }: CatchUp = {},
): Promise<void> {
  let loading: Promise<Reference> | undefined;
  for (const kind of kinds) {
    const waiting = await readWaiting(db, kind);
    if (waiting.entries === 0) continue;
    const isRebuild = await isWorthRebuild(db, kind, waiting);
    if (isRebuild && waiting.newest < idleSeconds && waiting.oldest < maximumWait) continue;
    loading ??= loadReference();
    if (isRebuild) await rebuildSearch(db, await loading, onProgress, [kind]);
    else await drainWaiting(db, await loading, kind);
  }
}

async function isWorthRebuild(db: Database, kind: Kind, { isWhole, entries }: Waiting): Promise<boolean> {
  if (isWhole) return true;
  if (entries <= minimumToRebuild) return false;
  const state = await db
    .selectFrom('search_state')
    .select('documents')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return entries > (state?.documents ?? 0) * shareToRebuild;
}
