import type { Written } from '../hold/written.ts';
import { findReadable } from './find-thing.ts';
import { publishComment } from './publish-comment.ts';
import { findWritten, updateWithheld } from './queries.ts';

export const writtenComments: Written = {
  type: 'comment',
  async find(db, id) {
    const row = await findWritten(db, id);
    return (
      row && {
        content: row.content,
        authorID: row.person_id ?? undefined,
        businessID: row.acting_business_id ?? undefined,
        root: { type: row.root_type, id: row.root_id },
        isWithheld: row.withheld_at !== null,
      }
    );
  },
  async isReadable(db, id, readerID) {
    const row = await findWritten(db, id);
    return row !== undefined && (await findReadable(db, row, readerID)) !== undefined;
  },
  withhold: updateWithheld,
  publish: publishComment,
};
