import type { Change, Tag } from '@kontor/contract';
import { tagsOf } from '@kontor/server';
import type { RenderedPage } from './rendered-page.ts';

/** Anything may have changed. */
const anything = '*';

export interface MakeOnce {
  /**
   * The page of a key, made once for all who ask for it while it is made. Nobody gets a page of what had changed
   * before they asked. The making is called off when all who wait have left.
   */
  make(key: string, how: How, left: AbortSignal): Promise<RenderedPage>;
  /** Something changed; undefined when anything may have. */
  changed(change: Change | undefined): void;
}

/** Makes a page; `isFresh` tells whether nothing it depends on has changed since the making began. */
export type How = (isFresh: (page: RenderedPage) => boolean, calledOff: AbortSignal) => Promise<RenderedPage>;

interface Making {
  /** When what was changed first while the page was made, as the number of the change. */
  changedAt: Map<Tag | typeof anything, number>;
  waiting: number;
  callOff: AbortController;
  page: Promise<RenderedPage>;
}

export function makeOnce(onJoin: () => void): MakeOnce {
  const makings = new Map<string, Making>();
  let changes = 0;

  function begin(key: string, how: How): Making {
    const changedAt = new Map<Tag | typeof anything, number>();
    const callOff = new AbortController();
    const isFresh = (page: RenderedPage) => firstChange(page, changedAt) === undefined;
    const page = how(isFresh, callOff.signal).finally(() => end(key, making));
    const making: Making = { changedAt, waiting: 0, callOff, page };
    makings.set(key, making);
    return making;
  }

  function end(key: string, making: Making): void {
    if (makings.get(key) === making) makings.delete(key);
  }

  async function wait(key: string, making: Making, left: AbortSignal): Promise<RenderedPage> {
    making.waiting += 1;
    const leave = () => {
      making.waiting -= 1;
      if (making.waiting > 0) return;
      end(key, making);
      making.callOff.abort();
    };
    left.addEventListener('abort', leave);
    try {
      return await making.page;
    } finally {
      left.removeEventListener('abort', leave);
    }
  }

  async function make(key: string, how: How, left: AbortSignal): Promise<RenderedPage> {
    const askedAt = changes;
    const running = makings.get(key);
    if (running) onJoin();
    const making = running ?? begin(key, how);
    const page = await wait(key, making, left);
    const changedAt = firstChange(page, making.changedAt);
    // Who asked after the change gets a page that began to be made after it, and so after they asked: once is enough.
    return changedAt !== undefined && changedAt <= askedAt ? make(key, how, left) : page;
  }

  return {
    make,
    changed(change) {
      changes += 1;
      const tags = change ? tagsOf(change) : [anything as typeof anything];
      for (const { changedAt } of makings.values()) {
        for (const tag of tags) if (!changedAt.has(tag)) changedAt.set(tag, changes);
      }
    },
  };
}

/** The number of the first change that touches what a page depends on; any may touch a page that is not complete. */
function firstChange(
  { dependsOn }: RenderedPage,
  changedAt: ReadonlyMap<Tag | typeof anything, number>,
): number | undefined {
  let first: number | undefined;
  for (const [tag, number] of changedAt) {
    const touches = tag === anything || !dependsOn.isComplete || dependsOn.tags.has(tag);
    if (touches && (first === undefined || number < first)) first = number;
  }
  return first;
}
