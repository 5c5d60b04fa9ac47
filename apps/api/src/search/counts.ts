import { askTwice } from './ask-twice.ts';
import {
  countCapabilities,
  type WordTotals,
  withoutCapabilities,
} from './capabilities/count-capabilities.ts';
import { countByCountry } from './count.ts';
import { type Countable, countPrepared, countTypes, isCountedExactly } from './count-prepared.ts';
import type { Total } from './estimate.ts';
import type { Kind } from './kind.ts';
import { isNowhere } from './plan.ts';
import type { Prepared, Query } from './prepare.ts';
import { onceARequest, type SearchRequest } from './search-request.ts';

/** How many rows there are. What is read of a text for one count is read for all of a request. */
export interface Counts {
  count(kind: Kind, query: Query): Promise<Total>;
  countByType(query: Query): Promise<Map<string, Total>>;
  countByCountry(
    kind: Kind,
    query: Query,
    limit: number,
  ): Promise<{ code: string; total: number }[] | undefined>;
  /** What each word of the filters by capabilities and figures would find, all other filters as they are; undefined when that are too many. */
  countCapabilities(kind: Kind, query: Query): Promise<WordTotals | undefined>;
}

const nothing: Total = { total: 0, totalIs: 'exact' };

const countOnce = onceARequest((request, kind: Kind, countable: Countable) =>
  countPrepared(request, kind, countable),
);

function countAll(request: SearchRequest, kind: Kind, prepared: Prepared): Promise<Total> {
  const { conditions, enough, wordTerms } = prepared;
  return countOnce(request, kind, { conditions, enough, wordTerms });
}

/** Undefined where that are so many that their number is not told either. */
async function countChoices(
  request: SearchRequest,
  kind: Kind,
  prepared: Prepared,
  query: Query,
): Promise<WordTotals | undefined> {
  const isFew =
    isCountedExactly(request, kind) || (await countAll(request, kind, prepared)).totalIs !== 'atLeast';
  return isFew ? countCapabilities(request.pool, kind, prepared.conditions, query) : undefined;
}

/** What is nowhere need not be counted. */
function isFindable(prepared: Prepared | null): prepared is Prepared {
  return prepared !== null && !isNowhere(prepared.plan);
}

export function countsFor(request: SearchRequest): Counts {
  return {
    count: (kind, query) =>
      askTwice<Total>(request, kind, query, {
        ask: async (prepared) => (isFindable(prepared) ? countAll(request, kind, prepared) : nothing),
        isNothing: ({ total }) => total === 0,
      }),
    countByType: (query) =>
      askTwice<Map<string, Total>>(request, 'business', query, {
        ask: async (prepared) => (isFindable(prepared) ? countTypes(request, prepared) : new Map()),
        isNothing: (totals) => [...totals.values()].every(({ total }) => total === 0),
      }),
    async countByCountry(kind, query, limit) {
      if (!isCountedExactly(request, kind)) return undefined;
      return askTwice(
        request,
        kind,
        { ...query, countries: [], anyCountry: true },
        {
          ask: async (prepared) =>
            isFindable(prepared) ? countByCountry(request.pool, kind, prepared.conditions, limit) : [],
          isNothing: (countries) => countries.length === 0,
        },
      );
    },
    countCapabilities: (kind, query) =>
      askTwice<WordTotals | undefined>(request, kind, withoutCapabilities(query), {
        ask: async (prepared) =>
          isFindable(prepared) ? countChoices(request, kind, prepared, query) : new Map(),
        isNothing: (totals) => totals?.size === 0,
      }),
  };
}
