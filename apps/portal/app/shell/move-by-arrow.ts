import type { KeyboardEvent } from 'react';

interface Moves {
  /** To the panel of the industry in whose line `from` has the focus. */
  enter: (industry: string, from: HTMLElement) => void;
  /** From the panel back to its line. */
  leave: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys in the sidebar: up and down go from line to line or from link to link of the panel, right opens a line's
 * panel, left closes it. The Tab key goes through everything as on any page.
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
    const places = [...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>(among)];
    const next = places[places.indexOf(at) + step];
    // What the panel holds comes after the lines, but is not the next of them.
    if (next && !!next.closest('.s-panel') === !!panel) next.focus();
  } else if (event.key === 'ArrowRight' && industry) enter(industry, at);
  else if (event.key === 'ArrowLeft' && panel) leave();
  else return;
  event.preventDefault();
}
