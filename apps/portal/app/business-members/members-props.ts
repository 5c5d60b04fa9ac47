import type { BusinessMembers } from '@kontor/contract';

/** What parts of the pages about members are given. */
export interface MembersProps {
  members: BusinessMembers;
  /** Loads them again, after something was done. */
  reload: () => Promise<void>;
}
