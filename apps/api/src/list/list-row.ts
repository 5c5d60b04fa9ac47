import { type ListLevel, listLevels } from '@kontor/contract';
import type { AuthorRow } from '../author/author-columns.ts';

/** A list with what a reader is to it. */
export interface ListRow extends AuthorRow {
  id: string;
  name: string;
  owner_id: string;
  archived_at: Date | null;
  level: ListLevel;
  entries: number;
  is_shared: boolean;
}

/** How much a level allows beside others. */
export const rankOf = (level: ListLevel): number => listLevels.indexOf(level);
