import type { Picture } from '@kontor/contract';
import type { StoredPicture } from './picture-of.ts';

/** A picture as a row keeps it, for an answer. */
export function presentPicture(kept: StoredPicture | null): Picture | undefined {
  return kept ? { url: kept.url, versions: kept.versions, alt: kept.alt } : undefined;
}
