import type { loadGroup } from './load-group.server.ts';

/** What the page of a group was loaded with. */
export type LoadedGroup = Awaited<ReturnType<typeof loadGroup>>;

/** What is said and done about being in a group. */
export interface StandingProps {
  loaded: Pick<LoadedGroup, 'group' | 'mine'>;
  /** The page is to be loaded again. */
  onChanged: () => void;
}

/** Of parts of a group's page for people who are signed in. */
export interface GroupProps {
  loaded: LoadedGroup;
  /** The page is to be loaded again. */
  onChanged: () => void;
}
