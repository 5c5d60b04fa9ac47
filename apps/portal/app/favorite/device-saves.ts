import type { FavoriteResource } from '@kontor/contract';
import { createStore, del, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { favoritesDatabase } from './device-database.ts';

export interface DeviceSave {
  resourceType: FavoriteResource;
  resourceID: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}
type Saved = Pick<DeviceSave, 'resourceType' | 'resourceID'>;

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore(favoritesDatabase, 'favorites');
  return opened;
}

const keyOf = ({ resourceType, resourceID }: Saved) => `${resourceType}/${resourceID}`;

/** What visitors saved in this browser, the last first. @throws where the browser stores nothing */
export async function listDeviceSaves(): Promise<DeviceSave[]> {
  const all = await entries<string, number>(store());
  const saves = all.flatMap(([key, savedAt]) => {
    const [, resourceType, resourceID] = /^(business|product)\/(.+)$/.exec(key) ?? [];
    return resourceID === undefined
      ? []
      : [{ resourceType: resourceType as FavoriteResource, resourceID, savedAt }];
  });
  return saves.sort((one, other) => other.savedAt - one.savedAt);
}

/** @throws where the browser stores nothing */
export function saveOnDevice({ savedAt, ...saved }: DeviceSave): Promise<void> {
  return set(keyOf(saved), savedAt, store());
}

export function removeFromDevice(saved: Saved): Promise<void> {
  return del(keyOf(saved), store());
}

/** Deletes what is in an account now; what was saved anew since stays. */
export function forgetMoved(moved: readonly DeviceSave[]): Promise<void> {
  return store()('readwrite', async (rows) => {
    for (const save of moved) {
      const savedAt = await promisifyRequest<number | undefined>(rows.get(keyOf(save)));
      if (savedAt === save.savedAt) rows.delete(keyOf(save));
    }
    return promisifyRequest(rows.transaction);
  });
}
