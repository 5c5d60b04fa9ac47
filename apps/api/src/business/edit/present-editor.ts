import type { Editor } from '@kontor/contract';
import type { EditorRow } from './queries.ts';

export function presentEditor(row: EditorRow): Editor {
  return { userID: row.id, firstName: row.first_name, lastName: row.last_name };
}
