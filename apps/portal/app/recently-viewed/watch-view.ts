import { visitor } from '@kontor/web/draft/place';
import { idle } from '../idle/idle.ts';
import { ownBusinesses } from '../inquiry-form/own-businesses.ts';
import type { Session } from '../session/open-session.ts';
import { rememberViewed, type Viewed } from './viewed.ts';

interface View extends Omit<Viewed, 'viewedAt'> {
  session: Session;
  /** The person's id, or `visitor`. */
  owner: string;
  businessID: string;
}

/** Remembers a page once it is looked at and has nothing else to do: not one that was loaded ahead or left before, and nobody's own. */
export async function watchView({ session, owner, businessID, ...viewed }: View): Promise<void> {
  const { pathname } = location;
  try {
    await idle();
    await seen();
    if (location.pathname !== pathname) return;
    if (owner !== visitor && (await ownBusinesses(session, owner)).has(businessID)) return;
    await rememberViewed(owner, viewed);
  } catch (error) {
    console.warn('What was viewed is not remembered', error);
  }
}

function seen(): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    }
    document.addEventListener('visibilitychange', look);
    look();
  });
}
