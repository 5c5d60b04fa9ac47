import { randomUUID } from 'node:crypto';
import { beatEvery, writeChange } from '@kontor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { announceLikes } from './announce-likes.ts';
import { type ChangeFeed, createChangeFeed } from './change-feed.ts';
import { channel, epochMessage, readMessage, referenceRenewed } from './channel-message.ts';
import { readExpiredProof } from './expired-proof.ts';
import { type Listening, listen, type QueryInTurn } from './listen.ts';

export interface Changes extends Pick<ChangeFeed, 'subscribe' | 'hears' | 'hasTold' | 'onChange'> {
  /** Tells a change that no row tells of, through the database, so that every instance hears it in the same place. */
  announce(change: string): void;
  /** Resolves when all changes committed before were told in this process; when they cannot be, anything may have changed. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** More than these do not fit what PostgreSQL carries at once: the subject alone is told then. */
const maximumIds = 200;

/**
 * Hears what changed in the database as soon as it is committed, and tells what changes by time alone: proof that expires.
 * `renewReference` reads the reference data held in memory anew; their change is told when that is done.
 */
export async function openChanges(
  databaseUrl: string,
  log: FastifyBaseLogger,
  renewReference: () => Promise<void>,
): Promise<Changes> {
  let listening: Listening | undefined;
  const feed = createChangeFeed(async () => listening?.notify([epochMessage(randomUUID())]));
  /** What is to be told through the database. */
  const waiting = new Set<string>();
  let isReferenceOld = false;
  let renewing: Promise<void> | undefined;
  let proofReadAt: string | undefined;

  async function tellWaiting(): Promise<void> {
    if (waiting.size === 0 || !listening) return;
    const payloads = [...waiting];
    // What is announced again from now on is told again.
    waiting.clear();
    await listening.notify(payloads).catch((error) => {
      for (const payload of payloads) waiting.add(payload);
      throw error;
    });
  }

  /** A failure is told when the next beat tries again; when that fails, too, the connection begins anew with a gap. */
  function announce(payload: string): void {
    waiting.add(payload);
    tellWaiting().catch(() => undefined);
  }

  async function renewUntilFresh(): Promise<void> {
    // Several tables change at once, and may go on to while they are read.
    while (isReferenceOld) {
      isReferenceOld = false;
      await renewReference().catch((error) => {
        isReferenceOld = true;
        throw error;
      });
    }
    waiting.add(referenceRenewed);
    await tellWaiting();
  }

  function renew(): Promise<void> {
    renewing ??= renewUntilFresh().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  /** As with `announce`, the next beat tries again. */
  function renewSoon(): void {
    isReferenceOld = true;
    renew().catch(() => undefined);
  }

  async function beat(query: QueryInTurn): Promise<void> {
    if (isReferenceOld || renewing) await renew();
    // What is being told through the connection is heard by the time this is answered.
    const { readAt, ids } = await readExpiredProof(query, proofReadAt);
    proofReadAt = readAt;
    if (ids.length > 0)
      waiting.add(writeChange({ subject: 'business', ids: ids.length > maximumIds ? [] : ids }));
    await tellWaiting();
    await query(announceLikes);
    feed.beat();
  }

  listening = await listen({
    databaseUrl,
    channel,
    what: 'changes',
    log,
    opening: () => epochMessage(randomUUID()),
    onNotification(payload) {
      const message = readMessage(payload);
      if (message.kind === 'epoch') return feed.startEpoch(message.name);
      if (message.kind === 'change') return feed.tell(message.text);
      feed.skip();
      renewSoon();
    },
    onLost: feed.lose,
    onGap: renewSoon,
    settling: announceLikes,
    beat: { every: beatEvery, run: beat },
  });
  const { settle, stop } = listening;
  const { subscribe, hears, hasTold, onChange } = feed;
  return {
    announce,
    subscribe,
    hears,
    hasTold,
    onChange,
    settle: () => settle().catch(feed.suspectAll),
    close: stop,
  };
}
