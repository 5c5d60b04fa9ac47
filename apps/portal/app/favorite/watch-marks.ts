import { listFavoritesAmong } from '@kontor/contract';
import { favoriteLimits } from '@kontor/contract/favorite-limits';
import { visitor } from '@kontor/web/draft/place';
import type { Session } from '../session/open-session.ts';
import { listDeviceSaves } from './device-saves.ts';
import { marks } from './marks.ts';
import { moveSaves } from './move-saves.ts';

let shownTo: string | undefined;
/** Of this owner, until they are asked for together. */
let waiting = new Set<string>();

/** Asks whether something is saved, together with all others of the page. @param owner the person's id, or `visitor` */
export function watchMark(session: Session, owner: string, id: string): void {
  if (owner !== shownTo) {
    // What was pressed before it was known who is signed in was pressed by them.
    if (shownTo !== undefined) marks.clear();
    shownTo = owner;
    waiting = new Set();
  }
  const asked = waiting;
  asked.add(id);
  if (asked.size > 1) return;
  setTimeout(() => {
    const ids = [...asked];
    asked.clear();
    ask(session, owner, ids).catch((error: unknown) => console.warn('What is saved is not known', error));
  });
}

async function ask(session: Session, owner: string, ids: readonly string[]): Promise<void> {
  const saved = owner === visitor ? await savedOnDevice() : await savedInAccount(session, ids);
  if (owner !== shownTo) return;
  for (const id of ids) marks.learn(id, saved.has(id));
}

async function savedOnDevice(): Promise<ReadonlySet<string>> {
  return new Set((await listDeviceSaves()).map(({ resourceID }) => resourceID));
}

async function savedInAccount(session: Session, ids: readonly string[]): Promise<ReadonlySet<string>> {
  await moveSaves(session);
  const saved = new Set<string>();
  for (let from = 0; from < ids.length; from += favoriteLimits.atOnce) {
    const asked = ids.slice(from, from + favoriteLimits.atOnce).join(',');
    for (const id of (await session.call(listFavoritesAmong, { query: { ids: asked } })).ids) saved.add(id);
  }
  return saved;
}
