/** A menu's state: whether it is open, and the place of the marked option. */
export interface MenuState {
  open: boolean;
  marked: number;
}

interface Pressed extends MenuState {
  /** The marked option is taken. */
  takes?: boolean;
}

/**
 * What a key does to a menu that can only be chosen from (WAI-ARIA select-only combobox); undefined when the key is
 * not the menu's. Letters and digits go to the next option that begins with them.
 */
export function menuAfterKey(
  key: string,
  { open, marked }: MenuState,
  options: readonly string[],
): Pressed | undefined {
  const last = options.length - 1;
  if (key === 'Enter' || key === ' ') return { open: !open, marked, takes: open };
  if (key === 'Escape') return open ? { open: false, marked } : undefined;
  if (key === 'Tab') return open ? { open: false, marked, takes: true } : undefined;
  if (key === 'ArrowDown') return { open: true, marked: open ? Math.min(marked + 1, last) : marked };
  if (key === 'ArrowUp') return { open: true, marked: open ? Math.max(marked - 1, 0) : marked };
  if (key === 'Home') return { open: true, marked: 0 };
  if (key === 'End') return { open: true, marked: last };
  if ([...key].length !== 1) return undefined;
  return { open: true, marked: nextBeginning(key, marked, options) };
}

function nextBeginning(letter: string, from: number, options: readonly string[]): number {
  const wanted = letter.toLocaleLowerCase();
  const fits = (place: number) => options[place]?.toLocaleLowerCase().startsWith(wanted);
  const places = options.map((_, step) => (from + 1 + step) % options.length);
  return places.find(fits) ?? from;
}
