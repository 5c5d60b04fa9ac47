import type { Data, FavoriteResource, listListEntries } from '@kontor/contract';

export type Entry = Data<typeof listListEntries>['entries'][number];

/** What an entry is of; it is in a list once. */
export interface EntryKey {
  resourceType: FavoriteResource;
  resourceID: string;
}

export const keyOf = ({ resourceType, resourceID }: EntryKey): EntryKey => ({ resourceType, resourceID });

export const isSame = (one: EntryKey, other: EntryKey): boolean =>
  one.resourceType === other.resourceType && one.resourceID === other.resourceID;
