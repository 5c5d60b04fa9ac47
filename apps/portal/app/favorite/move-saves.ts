import { addFavorites } from '@kontor/contract';
import { favoriteLimits } from '@kontor/contract/favorite-limits';
import type { Session } from '../session/open-session.ts';
import { forgetMoved, listDeviceSaves } from './device-saves.ts';

/**
 * Takes what a visitor saved in this browser into the account of who logged in. It leaves the device once the account has it: cut off
 * or done by two tabs at once, it is done again, which changes nothing. Where it fails it stays, and the next page tries again.
 */
export async function moveSaves({ call }: Pick<Session, 'call'>, signal?: AbortSignal): Promise<void> {
  try {
    const saves = await listDeviceSaves();
    for (let from = 0; from < saves.length; from += favoriteLimits.atOnce) {
      const favorites = saves.slice(from, from + favoriteLimits.atOnce);
      await call(addFavorites, { body: { favorites } }, signal ? { signal } : undefined);
      await forgetMoved(favorites);
    }
  } catch (error) {
    console.warn('What was saved on this device could not be moved into the account', error);
  }
}
