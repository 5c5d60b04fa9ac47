import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element when something has changed and what had the focus went with it, as the button of a purchase: whoever goes on
 * by keyboard is at what has changed, not at the start of the page, which stays where it is.
 * @param turn another one after each change; undefined while it is not known
 */
export function useFocusAfter<Place extends HTMLElement>(turn: string | undefined): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(turn);
  useEffect(() => {
    const isChange = last.current !== undefined && turn !== last.current;
    last.current = turn;
    if (isChange && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [turn]);
  return place;
}
