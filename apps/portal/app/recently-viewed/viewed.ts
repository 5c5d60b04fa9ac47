import type { FavoriteResource } from '@kontor/contract';
import { visitor } from '@kontor/web/draft/place';
import { viewedStore } from '@kontor/web/draft/viewed-store';
import { del, entries, get, promisifyRequest, set } from 'idb-keyval';

/** Of businesses, and of products. */
const maxViewed = 24;

/** Of the device: under nobody's id, it stays when somebody logs out. */
const pausedKey = 'paused';

export interface Viewed {
  resourceType: FavoriteResource;
  resourceID: string;
  /** Milliseconds since 1970. */
  viewedAt: number;
}

const keyOf = (owner: string, { resourceType, resourceID }: Pick<Viewed, 'resourceType' | 'resourceID'>) =>
  `${owner}/${resourceType}/${resourceID}`;

/** What somebody viewed in this browser, the last first. @throws where the browser stores nothing */
export async function listViewed(owner: string): Promise<Viewed[]> {
  if (owner !== visitor) await takeOver(owner);
  return storedFor(owner);
}

async function storedFor(owner: string): Promise<Viewed[]> {
  const all = await entries<string, number>(viewedStore());
  const viewed = all.flatMap(([key, viewedAt]) => {
    const [, whose, resourceType, resourceID] = /^([^/]+)\/(business|product)\/(.+)$/.exec(key) ?? [];
    return whose !== owner || resourceID === undefined
      ? []
      : [{ resourceType: resourceType as FavoriteResource, resourceID, viewedAt }];
  });
  return viewed.sort((one, other) => other.viewedAt - one.viewedAt);
}

/** What was viewed before the login is the person's from then on, as what was typed is. */
async function takeOver(owner: string): Promise<void> {
  const before = await storedFor(visitor);
  if (before.length === 0) return;
  await viewedStore()('readwrite', async (rows) => {
    for (const viewed of before) {
      const own = await promisifyRequest<number | undefined>(rows.get(keyOf(owner, viewed)));
      rows.put(Math.max(viewed.viewedAt, own ?? 0), keyOf(owner, viewed));
      rows.delete(keyOf(visitor, viewed));
    }
    return promisifyRequest(rows.transaction);
  });
}

/** Keeps that something was viewed now, unless that is not to be remembered; the oldest above the limit of its kind go. */
export async function rememberViewed(owner: string, viewed: Omit<Viewed, 'viewedAt'>): Promise<void> {
  if (await isPaused()) return;
  await set(keyOf(owner, viewed), Date.now(), viewedStore());
  const ofKind = (await listViewed(owner)).filter(({ resourceType }) => resourceType === viewed.resourceType);
  await forgetViewed(owner, ofKind.slice(maxViewed));
}

export function forgetViewed(owner: string, viewed: readonly Viewed[]): Promise<void> {
  return viewedStore()('readwrite', (rows) => {
    for (const each of viewed) rows.delete(keyOf(owner, each));
    return promisifyRequest(rows.transaction);
  });
}

/** With the times they had; what was viewed again since keeps the later one. */
export function restoreViewed(owner: string, viewed: readonly Viewed[]): Promise<void> {
  return viewedStore()('readwrite', async (rows) => {
    for (const each of viewed) {
      const since = await promisifyRequest<number | undefined>(rows.get(keyOf(owner, each)));
      rows.put(Math.max(each.viewedAt, since ?? 0), keyOf(owner, each));
    }
    return promisifyRequest(rows.transaction);
  });
}

/** Whether nothing that is viewed in this browser is to be remembered. */
export async function isPaused(): Promise<boolean> {
  return (await get<boolean>(pausedKey, viewedStore())) === true;
}

export function pause(isOn: boolean): Promise<void> {
  return isOn ? set(pausedKey, true, viewedStore()) : del(pausedKey, viewedStore());
}
