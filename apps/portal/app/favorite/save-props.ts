import type { FavoriteResource } from '@kontor/contract';

/** What can be saved. */
export interface SaveProps {
  resourceType: FavoriteResource;
  id: string;
  /** When it was saved, in milliseconds since 1970, where that is known: saved again it stands where it stood. */
  savedAt?: number;
}
