import type { Picture } from '@kontor/contract';
import type { StoredPicture } from './picture-of.ts';

/** A picture as a row stores it, for an answer. */
export function presentPicture(stored: StoredPicture | null): Picture | undefined {
  return stored ? { url: stored.url, versions: stored.versions, alt: stored.alt } : undefined;
}
