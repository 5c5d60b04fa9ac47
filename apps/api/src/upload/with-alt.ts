import { plainLine } from '../text/plain-text.ts';
import type { StoredPicture } from './picture-of.ts';

/** Undefined leaves the words that stand there; null or no words take them away. */
export function withAlt(picture: StoredPicture, words: string | null | undefined): StoredPicture {
  if (words === undefined) return picture;
  const { alt: _, ...bare } = picture;
  const alt = words && plainLine(words);
  return alt ? { ...bare, alt } : bare;
}
