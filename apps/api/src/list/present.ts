import type { List, ListEntryChanges, ListNote, ListShare, ShownPerson } from '@kontor/contract';
import type { AuthorRow } from '../author/author-columns.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { ChangeColumns } from './change-queries.ts';
import type { NoteRow } from './entry-queries.ts';
import type { ListRow } from './list-row.ts';
import type { ShareRow } from './share-queries.ts';

/** Undefined for who is no longer there. */
function presentPerson(row: AuthorRow): ShownPerson | undefined {
  const author = presentAuthor(row);
  return author && 'userID' in author ? author : undefined;
}

export function presentList(row: ListRow): List {
  return {
    listID: row.id,
    name: row.name,
    level: row.level,
    owner: presentPerson(row),
    entries: row.entries,
    isShared: row.is_shared,
    isArchived: row.archived_at !== null,
  };
}

export function presentShare(row: ShareRow): ListShare {
  return { shareID: row.id, with: presentAuthor(row), mayEdit: row.may_edit };
}

export function presentNote(row: NoteRow, readerID: string): ListNote {
  return {
    author: presentPerson(row),
    isOwn: row.author_id === readerID,
    content: row.content,
    version: row.version,
    at: row.updated_at.toISOString(),
  };
}

/** Undefined where the page says what people of the list know. */
export function presentChanges(row: ChangeColumns): ListEntryChanges | undefined {
  if (!row.is_changed) return undefined;
  const { edited_at, stock, known_stock, lead_time_days: now, known_lead_time_days: before, known_at } = row;
  const isListed = edited_at !== null;
  return {
    since: known_at.toISOString(),
    certificates: row.ended_certificates ?? [],
    leadTime: isListed && now !== before ? { before: before ?? undefined, now: now ?? undefined } : undefined,
    stock: stock !== null && stock !== known_stock ? stock : undefined,
    editedAt: isListed && edited_at > known_at ? edited_at.toISOString() : undefined,
  };
}
