import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Place {
  /** How many pages were loaded. */
  pages: number;
  /** The first post that was seen, and where on the screen it began. */
  postID: string;
  top: number;
}

/** By the entry of the history, for as long as the document is open. */
const places = new Map<string, Place>();

/** The entry the newsfeed was opened by, and where somebody was in it who comes back. */
export interface Entry {
  key: string;
  place: Place | undefined;
}

export function useEntry(): Entry {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [entry] = useState<Entry>(() => ({ key, place: isReturn ? places.get(key) : undefined }));
  return entry;
}

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-post]')];

/**
 * Whoever left the newsfeed by one of its links and comes back finds the post they saw first where it stood, whatever came above it
 * meanwhile.
 * @param pages how many are loaded; undefined until they are shown
 */
export function usePlaceOnReturn({ key, place }: Entry, pages: number | undefined): void {
  const loaded = useRef(pages);
  loaded.current = pages;
  const isShown = pages !== undefined;

  useLayoutEffect(() => {
    const card = isShown && place ? cards().find(({ dataset }) => dataset.post === place.postID) : undefined;
    if (card && place) scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
  }, [isShown, place]);

  // The posts are still there when it is left.
  useLayoutEffect(
    () => () => {
      const seen = cards().find((card) => card.getBoundingClientRect().bottom > 0);
      const postID = seen?.dataset.post;
      if (!seen || postID === undefined || loaded.current === undefined) return;
      places.set(key, { pages: loaded.current, postID, top: seen.getBoundingClientRect().top });
    },
    [key],
  );
}
