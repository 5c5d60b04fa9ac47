import { createHash } from 'node:crypto';
import type { BoostedKind } from '@kontor/contract';
import type { Context } from '../context.ts';
import type { Found } from '../search/find-prepared.ts';
import type { RunningBoost } from './running-boosts.ts';

/** What stands in the slot of a page of results. */
export interface Promoted {
  boostID: string;
  subjectID: string;
  /** Whether others fit as well, which take turns. */
  rotates: boolean;
}

/** Of more boosts than that those with the fewest shows are asked. */
const maximumAsked = 500;

/**
 * The boost for a page of results: one that fits what was asked for as strictly as its `floor` says, and is none of the results; of
 * several the one that was shown fewest lately. None where there are no results.
 */
export async function findPromoted(
  { boosts, search }: Pick<Context, 'boosts' | 'search'>,
  kind: BoostedKind,
  { ids, floor }: Pick<Found, 'ids' | 'floor'>,
): Promise<Promoted | undefined> {
  const running = await boosts.of(kind);
  if (running.length === 0 || ids.length === 0) return undefined;
  const asked = floor?.();
  if (!asked) return undefined;
  const shown = new Set(ids);
  const free = running.filter(({ subjectID }) => !shown.has(subjectID)).slice(0, maximumAsked);
  if (free.length === 0) return undefined;
  const subjects = free.map(({ subjectID }) => subjectID);
  const met = new Set(await search.meeting(kind, asked, subjects));
  const fitting = free.filter(({ subjectID }) => met.has(subjectID));
  const [first] = fitting;
  if (!first) return undefined;
  // Boosts that were shown equally often stand on different pages.
  const page = `${asked.words} ${ids.join()}`;
  const next = fitting.filter(({ shows }) => shows === first.shows);
  const { id: boostID, subjectID } = next.reduce((one, other) =>
    turnOf(other, page) < turnOf(one, page) ? other : one,
  );
  return { boostID, subjectID, rotates: fitting.length > 1 };
}

function turnOf({ id }: RunningBoost, page: string): string {
  return createHash('sha256').update(`${id} ${page}`).digest('hex');
}
