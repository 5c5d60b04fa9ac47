import { type FavoriteResource, listCardsToSave, listFavorites, type SavedCard } from '@kontor/contract';
import { visitor } from '@kontor/web/draft/place';
import type { Session } from '../session/open-session.ts';
import { listDeviceSaves } from './device-saves.ts';
import { marks } from './marks.ts';
import { moveSaves } from './move-saves.ts';

/** What is saved, with the time of it in milliseconds since 1970. */
export type Favorite = SavedCard & { savedAt: number };

/** How many are saved of either kind. */
export type Total = Record<FavoriteResource, number>;

interface FavoritePage {
  rows: Favorite[];
  next: string | undefined;
  total: Total;
}

const atOnce = 20;

/** A page of what somebody saved of a kind, the last first. @param owner the person's id, or `visitor` */
export async function loadFavorites(
  session: Session,
  owner: string,
  resourceType: FavoriteResource,
  after: string | undefined,
): Promise<FavoritePage> {
  const page = await (owner === visitor
    ? loadFromDevice(session, resourceType, after)
    : loadFromAccount(session, resourceType, after));
  for (const { resourceID } of page.rows) marks.learn(resourceID, true);
  return page;
}

async function loadFromAccount(
  session: Session,
  resourceType: FavoriteResource,
  after: string | undefined,
): Promise<FavoritePage> {
  // What waits on the device for the account is in the list, too.
  if (after === undefined) await moveSaves(session);
  const { favorites, next, total } = await session.call(listFavorites, {
    query: { resourceType, size: atOnce, ...(after !== undefined && { after }) },
  });
  const rows = favorites.map(({ at, ...card }) => ({ ...card, savedAt: Date.parse(at) }));
  return { rows, next, total: { business: total.businesses, product: total.products } };
}

async function loadFromDevice(
  session: Session,
  resourceType: FavoriteResource,
  after: string | undefined,
): Promise<FavoritePage> {
  const saves = await listDeviceSaves();
  const ofKind = saves.filter((save) => save.resourceType === resourceType);
  const total = { business: 0, product: 0 };
  for (const save of saves) total[save.resourceType] += 1;
  const from = Number(after ?? 0);
  const shown = ofKind.slice(from, from + atOnce);
  const next = from + atOnce < ofKind.length ? String(from + atOnce) : undefined;
  if (shown.length === 0) return { rows: [], next, total };
  const ids = shown.map(({ resourceID }) => resourceID).join(',');
  const { cards } = await session.call(listCardsToSave, { query: { resourceType, ids } });
  const rows = cards.map((card, index) => ({ ...card, savedAt: shown[index]?.savedAt ?? Date.now() }));
  return { rows, next, total };
}
