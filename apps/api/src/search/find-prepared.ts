import type { SearchOrder } from '@kontor/contract';
import { countPrepared, estimateFrom, isCountedExactly } from './count-prepared.ts';
import type { Engine } from './engine.ts';
import type { Total } from './estimate.ts';
import type { Explained } from './explain.ts';
import { findIds } from './find.ts';
import { findAndCount } from './find-and-count.ts';
import type { Floor } from './floor.ts';
import type { Kind } from './kind.ts';
import { maximumOrdered, orderRows } from './order-rows.ts';
import type { Plan } from './plan.ts';
import type { Prepared } from './prepare.ts';
import { asked } from './read-tiers.ts';
import { questionsOf, saidInstead } from './said-instead.ts';
import type { SearchRequest } from './search-request.ts';

export interface Page {
  skip: number;
  size: number;
  /** Of people none but how well they fit. */
  order?: SearchOrder;
}

export interface Found extends Total {
  /** Best first. */
  ids: string[];
  correction?: Plan['correction'];
  /** What of the text narrows the rows as a location. */
  locations: Prepared['locations'];
  /** By what its rows can be explained; nothing where no words were searched for. */
  explained?: Explained;
  /** What a row must meet to stand beside the results, not among them; of people, and where the text was read in another way, nothing. */
  floor?: () => Floor | undefined;
}

/** Rows that are found and counted in one reading; pages behind them are found by a walk that does not count. */
const readAtOnce = 2_000;

interface Rows extends Total, Pick<Found, 'ids'> {
  /** What the best rows answer to the questions of the doubts. */
  met?: boolean[][] | undefined;
}

export async function findPrepared(
  request: SearchRequest,
  kind: Kind,
  prepared: Prepared,
  page: Page,
): Promise<Found> {
  const { locations, explained } = prepared;
  const { met, ...rows } = await findRows(request, kind, prepared, page);
  const correction = prepared.correction?.applied
    ? prepared.correction
    : (saidInstead(request.reference(), prepared, met ?? []) ?? prepared.correction);
  return {
    ...rows,
    correction,
    locations,
    explained,
    floor: () => (correction?.applied ? undefined : prepared.floor()),
  };
}

async function findRows(engine: Engine, kind: Kind, prepared: Prepared, page: Page): Promise<Rows> {
  const { conditions, hash, enough } = prepared;
  const { order = 'fit' } = page;
  if (order !== 'fit' && kind !== 'person') {
    const [best, total, met] = await Promise.all([
      findIds(engine.pool, kind, conditions, hash, { skip: 0, size: maximumOrdered }),
      countPrepared(engine, kind, prepared),
      metByBest(engine, kind, prepared),
    ]);
    return { ids: await orderRows(engine.pool, kind, best, order, page), ...total, met };
  }
  if (conditions.anywhere === null || page.skip + page.size > readAtOnce) {
    const [ids, total, met] = await Promise.all([
      findIds(engine.pool, kind, conditions, hash, page),
      countPrepared(engine, kind, prepared),
      metByBest(engine, kind, prepared),
    ]);
    return { ids, ...total, met };
  }
  const { ids, counts, met } = await findAndCount(
    engine.pool,
    kind,
    { conditions, hash, skip: page.skip, size: page.size, enough, questions: questionsOf(prepared.doubts) },
    prepared.expected,
  );
  const total = estimateFrom(engine, kind, counts, prepared);
  const isExact = total.totalIs === 'exact' || !isCountedExactly(engine, kind);
  return { ids, met, ...(isExact ? total : await countPrepared(engine, kind, prepared)) };
}

/** What the best rows hold, where others are shown. */
async function metByBest(
  engine: Engine,
  kind: Kind,
  { conditions, hash, doubts, expected }: Prepared,
): Promise<Rows['met']> {
  if (doubts.length === 0) return undefined;
  const wanted = { conditions, hash, skip: 0, size: asked, enough: asked, questions: questionsOf(doubts) };
  return (await findAndCount(engine.pool, kind, wanted, expected)).met;
}
