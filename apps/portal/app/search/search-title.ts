import { brand } from '../brand.ts';
import { titleRoom } from '../seo/head-room.ts';

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

/** Title of a result page. The brand makes room where the names are long; the names stay whole, since they tell pages apart. */
export function searchTitle({ type, words, place = '', country }: Named, portal: string): string {
  const subject = [type, words || place, country].filter(Boolean).join(' – ');
  const branded = `${subject} | ${brand.name} ${portal}`;
  return words || branded.length <= titleRoom ? branded : `${subject} | ${portal}`;
}
