import { compareLimits } from '@kontor/contract/compare-limits';

export const comparePath = '/compare';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Which rows are shown, and on phones which two columns, counted from 0. */
export interface CompareView {
  showsAll: boolean;
  pair: [left: number, right: number];
}

export interface CompareQuery extends CompareView {
  ids: string[];
  /** Ids beyond those that fit beside one another. */
  surplus: number;
}

const firstPair = [0, 1];

/** What an address asks for; what it does not understand is not said. */
export function readCompareQuery(query: URLSearchParams): CompareQuery {
  const all = [...new Set((query.get('ids') ?? '').toLowerCase().split(','))].filter((id) => uuid.test(id));
  const ids = all.slice(0, compareLimits.atOnce);
  const [left, right] = ['left', 'right'].map((name, place) => {
    const column = Number(query.get(name) ?? firstPair[place]);
    return Number.isInteger(column) && column >= 0 && column < ids.length ? column : (firstPair[place] ?? 0);
  }) as [number, number];
  return {
    ids,
    surplus: all.length - ids.length,
    showsAll: query.get('show') === 'all',
    pair: left === right ? [left, left === 0 ? 1 : 0] : [left, right],
  };
}

/** Where some are compared, and how. @param path of the page, or of its table as a file */
export function compareAddress(
  ids: readonly string[],
  { showsAll = false, pair }: Partial<CompareView> = {},
  path = comparePath,
): string {
  const [left, right] = pair ?? firstPair;
  const said = [
    ids.length > 0 && `ids=${ids.join()}`,
    showsAll && 'show=all',
    left !== firstPair[0] && `left=${left}`,
    right !== firstPair[1] && `right=${right}`,
  ].filter((part) => part !== false);
  return said.length > 0 ? `${path}?${said.join('&')}` : path;
}
