import type { BusinessRole } from '@kontor/contract';

/** As whom somebody reads and writes in the message center: as themselves or as a business of theirs. */
export interface ActingParty {
  /** The id of the business, or one's own. */
  id: string;
  /** As it stands in the address. */
  slug: string;
  type: 'business' | 'user';
  /** What one is in the business; undefined for oneself, and until it is known. */
  role: BusinessRole | undefined;
}

/** Ending and going on with a conversation is for owners and administrators of a business (checklist 213). */
export function mayEnd({ type, role }: ActingParty): boolean {
  return type === 'user' || role === 'owner' || role === 'admin';
}
