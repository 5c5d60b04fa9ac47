import type { SearchOrder } from '@kontor/contract';
import { countPrepared, estimateFrom, isCountedExactly } from './count-prepared.ts';
import type { Engine } from './engine.ts';
import type { Total } from './estimate.ts';
import type { Explained } from './explain.ts';
import { findIds } from './find.ts';
import { findAndCount } from './find-and-count.ts';
import type { Kind } from './kind.ts';
import { maximumOrdered, orderRows } from './order-rows.ts';
import { placeInstead } from './place-instead.ts';
import type { Plan } from './plan.ts';
import type { Prepared } from './prepare.ts';
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
}

/** Rows that are found and counted in one reading; pages behind them are found by a walk that does not count. */
const readAtOnce = 2_000;

type Rows = Total & Pick<Found, 'ids'>;

export async function findPrepared(
  request: SearchRequest,
  kind: Kind,
  prepared: Prepared,
  page: Page,
): Promise<Found> {
  const { locations, explained, plan } = prepared;
  const [rows, correction] = await Promise.all([
    findRows(request, kind, prepared, page),
    prepared.correction ?? placeInstead(request, kind, plan),
  ]);
  return { ...rows, correction, locations, explained };
}

async function findRows(engine: Engine, kind: Kind, prepared: Prepared, page: Page): Promise<Rows> {
  const { conditions, hash, enough } = prepared;
  const { order = 'fit' } = page;
  if (order !== 'fit' && kind !== 'person') {
    const [best, total] = await Promise.all([
      findIds(engine.pool, kind, conditions, hash, { skip: 0, size: maximumOrdered }),
      countPrepared(engine, kind, prepared),
    ]);
    return { ids: await orderRows(engine.pool, kind, best, order, page), ...total };
  }
  if (conditions.anywhere === null || page.skip + page.size > readAtOnce) {
    const [ids, total] = await Promise.all([
      findIds(engine.pool, kind, conditions, hash, page),
      countPrepared(engine, kind, prepared),
    ]);
    return { ids, ...total };
  }
  const { ids, counts } = await findAndCount(engine.pool, kind, conditions, hash, page, enough);
  const total = estimateFrom(engine, kind, counts, prepared);
  const isExact = total.totalIs === 'exact' || !isCountedExactly(engine, kind);
  return { ids, ...(isExact ? total : await countPrepared(engine, kind, prepared)) };
}
