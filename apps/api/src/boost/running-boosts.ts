import { type BoostedKind, boostedKinds, writeChange } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from '../change/open-changes.ts';
import { findRunning } from './running-queries.ts';

export interface RunningBoost {
  id: string;
  businessID: string;
  kind: BoostedKind;
  /** The id of the business or the product that is shown. */
  subjectID: string;
  /** As `Date.now` tells it. */
  endsAt: number;
  /** How often it was shown today and yesterday, as far as that is written. */
  shows: number;
}

export interface RunningBoosts {
  /** Those of a kind that run now, those with the fewest shows first. */
  of(kind: BoostedKind): Promise<readonly RunningBoost[]>;
  /** One that runs, or ended a day ago at most. */
  find(boostID: string): Promise<RunningBoost | undefined>;
  close(): void;
}

interface Sources {
  db: ReadDatabase;
  changes: Pick<Changes, 'onChange' | 'announce'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** No timer waits longer. */
const day = 86_400_000;
/** A change names no more ids. */
const maximumIds = 200;

const none: ReadonlyMap<string, RunningBoost> = new Map();

/**
 * The boosts that run, in memory: they are few, and each search asks for them. Read anew when rows change, which then is told as
 * `promotions`, so that no cache holds an answer of before.
 */
export function openRunningBoosts({ db, changes, log }: Sources): RunningBoosts {
  let boosts = none;
  let byKind: Record<BoostedKind, readonly RunningBoost[]> = { business: [], product: [] };
  let isOld = true;
  let isFirst = true;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readUntilFresh(): Promise<void> {
    while (isOld) {
      isOld = false;
      const rows = await findRunning(db).catch((error) => {
        isOld = true;
        throw error;
      });
      const before = boosts;
      boosts = new Map(
        rows.map(({ id, business_id: businessID, kind, subject_id: subjectID, ends_at, shows }) => [
          id,
          { id, businessID, kind, subjectID, endsAt: ends_at.getTime(), shows },
        ]),
      );
      sortOut();
      if (!isFirst) tell(before);
      isFirst = false;
    }
  }

  function sortOut(): void {
    const now = Date.now();
    const running = [...boosts.values()]
      .filter(({ endsAt }) => endsAt > now)
      .sort((a, b) => a.shows - b.shows || (a.id < b.id ? -1 : 1));
    byKind = {
      business: running.filter(({ kind }) => kind === 'business'),
      product: running.filter(({ kind }) => kind === 'product'),
    };
    clearTimeout(timer);
    if (running.length === 0) return;
    // An end is no change of a row.
    const next = Math.min(...running.map(({ endsAt }) => endsAt)) - now;
    timer = setTimeout(endSome, Math.min(next + 1, day));
    timer.unref();
  }

  function endSome(): void {
    const before = byKind;
    sortOut();
    for (const kind of boostedKinds)
      if (byKind[kind].length < before[kind].length)
        changes.announce(writeChange({ subject: 'promotions', ids: [kind] }));
  }

  /** Which boosts there are of a kind concerns all of its searches; how often one was shown those on which it takes turns. */
  function tell(before: ReadonlyMap<string, RunningBoost>): void {
    const differs = [...boosts.values()].filter((boost) => {
      const known = before.get(boost.id);
      return known?.endsAt !== boost.endsAt || known.subjectID !== boost.subjectID;
    });
    const gone = [...before.values()].filter(({ id }) => !boosts.has(id));
    const kinds = new Set([...differs, ...gone].map(({ kind }) => kind));
    const turned = [...boosts.values()].filter(({ id, shows, endsAt }) => {
      const known = before.get(id);
      return known !== undefined && known.shows !== shows && endsAt > Date.now();
    });
    const ids = [...kinds, ...turned.map(({ id }) => id)];
    for (let start = 0; start < ids.length; start += maximumIds)
      changes.announce(writeChange({ subject: 'promotions', ids: ids.slice(start, start + maximumIds) }));
  }

  function renew(): Promise<void> {
    reading ??= readUntilFresh()
      // Results are whole without; the next search tries again.
      .catch((error) => log.warn({ err: error }, 'Boosts could not be read'))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  changes.onChange((change) => {
    if (change && change.subject !== 'boosts') return;
    isOld = true;
    void renew();
  });

  return {
    async of(kind) {
      if (isOld || reading) await renew();
      const running = byKind[kind];
      const now = Date.now();
      return running.some(({ endsAt }) => endsAt <= now)
        ? running.filter(({ endsAt }) => endsAt > now)
        : running;
    },
    async find(boostID) {
      if (isOld || reading) await renew();
      return boosts.get(boostID);
    },
    close: () => clearTimeout(timer),
  };
}
