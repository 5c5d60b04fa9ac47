import { brand } from '../brand.ts';
import { wholeWords } from '../machine/cut-text.ts';
import { titleRoom } from '../machine/head-room.ts';

interface Named {
  /** Name of the tab. */
  type: string;
  /** What was typed; it stands in the place of the place. */
  words: string;
  /** Where in the industry tree. */
  place: string | undefined;
  /** Where in the world. */
  country: string | undefined;
}

/**
 * Title of a result page. Names of places are long in some languages; what goes to make room is what stands in their brackets,
 * then the brand, then the end of the name.
 */
export function searchTitle({ type, words, place = '', country }: Named, portal: string): string {
  const titled = (subject: string, end: string) =>
    `${[type, subject, country].filter(Boolean).join(' – ')} | ${end}`;
  const whole = titled(words || place, `${brand.name} ${portal}`);
  if (words) return whole;
  const short = place.replace(/\s*[(（][^)）]*[)）]/gu, '');
  const shortest = titled(short, portal);
  const fitting = [whole, titled(short, `${brand.name} ${portal}`), shortest].find(
    (title) => title.length <= titleRoom,
  );
  if (fitting) return fitting;
  // Beside a country so little room is left that the titles of several places would be the same.
  if (country) return shortest;
  return titled(beginningOf(short, titleRoom - titled('', portal).length - ' – '.length), portal);
}

/** No article, preposition or conjunction is left at its end. */
function beginningOf(name: string, most: number): string {
  return wholeWords(name, most).replace(/(?:\s\p{Ll}{1,4})+$/u, '');
}
