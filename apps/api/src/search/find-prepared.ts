import type { SearchOrder } from '@kontor/contract';
import { countPrepared, estimateFrom, isCountedExactly } from './count-prepared.ts';
import type { Engine } from './engine.ts';
import type { Total } from './estimate.ts';
import type { Explained } from './explain.ts';
import { findIds } from './find.ts';
import { findAndCount } from './find-and-count.ts';
import type { Kind } from './kind.ts';
import { maximumOrdered, orderRows } from './order-rows.ts';
import type { Plan } from './plan.ts';
import type { Prepared } from './prepare.ts';

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
}

/** Rows that are found and counted in one reading; pages behind them are found by a walk that does not count. */
const readAtOnce = 2_000;

export async function findPrepared(
  engine: Engine,
  kind: Kind,
  prepared: Prepared,
  page: Page,
): Promise<Found> {
  const { conditions, hash, enough, explained } = prepared;
  const told = { correction: prepared.correction, locations: prepared.locations, explained };
  const { order = 'fit' } = page;
  if (order !== 'fit' && kind !== 'person') {
    const [best, total] = await Promise.all([
      findIds(engine.pool, kind, conditions, hash, { skip: 0, size: maximumOrdered }),
      countPrepared(engine, kind, prepared),
    ]);
    return { ids: await orderRows(engine.pool, kind, best, order, page), ...total, ...told };
  }
  if (conditions.anywhere === null || page.skip + page.size > readAtOnce) {
    const [ids, total] = await Promise.all([
      findIds(engine.pool, kind, conditions, hash, page),
      countPrepared(engine, kind, prepared),
    ]);
    return { ids, ...total, ...told };
  }
  const { ids, counts } = await findAndCount(engine.pool, kind, conditions, hash, page, enough);
  const total = estimateFrom(engine, kind, counts, prepared);
  const isExact = total.totalIs === 'exact' || !isCountedExactly(engine, kind);
  return { ids, ...(isExact ? total : await countPrepared(engine, kind, prepared)), ...told };
}
