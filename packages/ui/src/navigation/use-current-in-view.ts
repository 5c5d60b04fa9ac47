import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of links that scrolls sideways: the link of the present page is put in its middle, and the page stays where it is.
 * @param current another one for each present page; undefined for none @returns the ref of the row
 */
export function useCurrentInView(current: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = current && row.current?.querySelector('[aria-current]');
    if (!link || !row.current) return;
    const [place, around] = [link.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += place.left - around.left - (around.width - place.width) / 2;
  }, [current]);
  return row;
}
