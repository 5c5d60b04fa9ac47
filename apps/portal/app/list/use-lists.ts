import { listLists } from '@kontor/contract';
import { useLoaded } from '../session/use-loaded.ts';

/** The lists whoever is signed in may read; those in the archive apart. */
export function useLists() {
  const { data, failed, reload } = useLoaded(listLists, {});
  return {
    lists: data?.lists.filter(({ isArchived }) => !isArchived),
    archived: data?.lists.filter(({ isArchived }) => isArchived),
    failed,
    reload,
  };
}
