import type { Session } from '../session/open-session.ts';
import { rememberFollowed } from './followed-boosts.ts';
import { tellBoost } from './tell-boost.ts';

interface Watched {
  session: Session;
  boostID: string;
  businessID: string;
}

/** How much of a card has to be seen, and how long, in milliseconds. */
const seen = { share: 0.5, time: 1_000 };

/** Tells when the card in a slot was seen, once for a view of the page, and when one of its links was followed. */
export function watchSlot(slot: HTMLElement, { session, boostID, businessID }: Watched): () => void {
  const card = slot.querySelector('ul') ?? slot;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInView = false;

  function look(): void {
    clearTimeout(timer);
    if (isInView && document.visibilityState === 'visible') timer = setTimeout(show, seen.time);
  }
  function show(): void {
    stopLooking();
    tellBoost(session, boostID, 'show');
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      isInView = (entry?.intersectionRatio ?? 0) >= seen.share;
      look();
    },
    { threshold: seen.share },
  );
  function stopLooking(): void {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('visibilitychange', look);
  }

  function follow({ target }: Event): void {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    rememberFollowed(businessID, boostID);
    tellBoost(session, boostID, 'click');
  }

  observer.observe(card);
  addEventListener('visibilitychange', look);
  card.addEventListener('click', follow);
  // The middle button, which opens another tab.
  card.addEventListener('auxclick', follow);
  return () => {
    stopLooking();
    card.removeEventListener('click', follow);
    card.removeEventListener('auxclick', follow);
  };
}
