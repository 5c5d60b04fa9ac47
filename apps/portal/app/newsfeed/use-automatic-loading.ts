import { type RefObject, useEffect, useRef, useState } from 'react';

/** Checklist 218: milliseconds after 'Load more' is seen. */
const delay = 4_000;
/** Pages that are loaded so; then the footer is to be reached. */
const mostPages = 3;

/**
 * Loads more once what is watched has come into view, at once, and again after 4 seconds for as long as it stays there.
 * @param more undefined at the end, and while more is on its way
 */
export function useAutomaticLoading(more: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const watched = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const loaded = useRef(0);
  const load = useRef(more);
  load.current = more;
  const isReady = more !== undefined;

  useEffect(() => {
    const element = watched.current;
    if (!element || !isReady) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isReady]);

  useEffect(() => {
    if (!isSeen || !isReady || loaded.current >= mostPages) return;
    const waiting = setTimeout(() => {
      loaded.current += 1;
      load.current?.();
    }, delay);
    return () => clearTimeout(waiting);
  }, [isSeen, isReady]);

  return watched;
}
