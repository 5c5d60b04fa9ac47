import type { Data, getList } from '@kontor/contract';

export type LoadedList = Data<typeof getList>;

/** What parts of the page of a list get. */
export interface ListPartProps {
  list: LoadedList;
  reload: () => void;
}
