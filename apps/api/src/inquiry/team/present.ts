import type { Colleague, InquiryNote } from '@kontor/contract';
import type { NoteRow } from './note-queries.ts';

interface NamedRow {
  id: string | null;
  first_name: string | null;
  last_name: string | null;
}

/** Undefined of nobody, and of somebody who is no longer there. */
export function presentColleague({ id, first_name, last_name }: NamedRow): Colleague | undefined {
  if (id === null || first_name === null) return undefined;
  return { userID: id, firstName: first_name, lastName: last_name ?? '' };
}

export function presentNote(row: NoteRow): InquiryNote {
  return {
    noteID: row.id,
    content: row.content,
    datetime: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString(),
    author: presentColleague({ ...row, id: row.author_id }),
  };
}
