import { beatEvery, readChange, writeChange } from '@kontor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type ChangeFeed, createChangeFeed } from './change-feed.ts';
import { readExpiredProof } from './expired-proof.ts';
import { listen, type QueryInTurn } from './listen.ts';

export interface Changes extends Pick<ChangeFeed, 'announce' | 'subscribe' | 'hears' | 'onChange'> {
  /** Resolves when all changes committed before were told in this process; when they cannot be, anything may have changed. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** The channel the database's triggers speak on. */
const channel = 'changes';

/**
 * Hears what changed in the database as soon as it is committed, and what changes by time alone: proof that expires.
 * `renewReference` reads the reference data held in memory anew; their change is told when that is done.
 */
export async function openChanges(
  databaseUrl: string,
  log: FastifyBaseLogger,
  renewReference: () => Promise<void>,
): Promise<Changes> {
  const feed = createChangeFeed();
  let isReferenceOld = false;
  let renewing: Promise<void> | undefined;
  let proofReadAt: string | undefined;

  async function renewUntilFresh(): Promise<void> {
    // Several tables change at once, and may go on to while they are read.
    while (isReferenceOld) {
      isReferenceOld = false;
      await renewReference().catch((error) => {
        isReferenceOld = true;
        throw error;
      });
    }
    feed.announce(writeChange({ subject: 'reference', ids: [] }));
  }

  function renew(): Promise<void> {
    isReferenceOld = true;
    renewing ??= renewUntilFresh().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  /** A failure is told when the next beat tries again; when that fails, too, the connection begins anew with a gap. */
  function renewSoon(): void {
    renew().catch(() => undefined);
  }

  async function beat(query: QueryInTurn): Promise<void> {
    const { readAt, ids } = await readExpiredProof(query, proofReadAt);
    proofReadAt = readAt;
    if (ids.length > 0) feed.announce(writeChange({ subject: 'business', ids }));
    if (isReferenceOld) await renew();
    feed.beat();
  }

  const listening = await listen({
    databaseUrl,
    channel,
    what: 'changes',
    log,
    onNotification(payload) {
      if (readChange(payload)?.subject === 'reference') renewSoon();
      else feed.announce(payload);
    },
    onGap() {
      feed.announceGap();
      renewSoon();
    },
    beat: { every: beatEvery, run: beat },
  });
  const { announce, subscribe, hears, onChange } = feed;
  return {
    announce,
    subscribe,
    hears,
    onChange,
    settle: () => listening.settle().catch(feed.announceGap),
    close: listening.stop,
  };
}
