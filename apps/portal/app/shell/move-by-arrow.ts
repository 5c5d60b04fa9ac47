import type { KeyboardEvent } from 'react';

interface Moves {
  /** To the panel of the industry in whose line `from` has the focus. */
  enter: (industry: string, from: HTMLElement) => void;
  /** From the panel back to its line. */
  leave: () => void;
}

/** Where a key leads among so many places, from the one at `at`. */
const steps: Record<string, (at: number, places: readonly unknown[]) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, places) => places.length - 1,
};

/**
 * Keys in the sidebar: up, down, Home and End go along the lines or the links of the panel, right opens a line's panel
 * and goes on to the next category there, left closes it. The Tab key goes through everything as on any page.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>, { enter, leave }: Moves): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return;
  const panel = at.closest<HTMLElement>('.s-panel');
  const industry = at.closest<HTMLElement>('.s-rail-line')?.dataset.industry;
  const step = steps[event.key];
  if (step) {
    const among = panel ? 'a' : at.tagName.toLowerCase();
    // What the panel holds stands in the sidebar, but is none of its lines.
    const places = [...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>(among)].filter(
      (place) => place.closest('.s-panel') === panel,
    );
    places[step(places.indexOf(at), places)]?.focus();
  } else if (event.key === 'ArrowRight' && industry) enter(industry, at);
  else if (event.key === 'ArrowRight' && panel) nextCategory(panel, at)?.focus();
  else if (event.key === 'ArrowLeft' && panel) leave();
  else return;
  event.preventDefault();
}

function nextCategory(panel: HTMLElement, at: HTMLElement): HTMLElement | undefined {
  const categories = [...panel.querySelectorAll<HTMLElement>('.s-panel-categories > div')];
  const here = categories.findIndex((category) => category.contains(at));
  return categories[here + 1]?.querySelector('a') ?? undefined;
}
