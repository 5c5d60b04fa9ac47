import type { List } from '@kontor/contract';

const keyOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The list of one's own, archived or not, that is called so already: two of one name cannot be told apart. @param except the list that is named */
export function ownListNamed(
  name: string,
  lists: readonly Pick<List, 'listID' | 'name' | 'level' | 'isArchived'>[],
  except: string | undefined,
) {
  return lists.find(
    (list) => list.level === 'owner' && list.listID !== except && keyOf(list.name) === keyOf(name),
  );
}
