import type { Written } from '../hold/written.ts';
import { findReadable } from './find-thing.ts';
import { publishComment } from './publish-comment.ts';
import { findAllWritten, findWritten, updateWithheld } from './queries.ts';

export const writtenComments: Written = {
  type: 'comment',
  async find(db, ids) {
    const rows = await findAllWritten(db, ids);
    return new Map(
      rows.map(({ id, content, person_id, acting_business_id, root_type, root_id, withheld_at }) => [
        id,
        {
          content,
          authorID: person_id ?? undefined,
          businessID: acting_business_id ?? undefined,
          root: { type: root_type, id: root_id },
          isWithheld: withheld_at !== null,
        },
      ]),
    );
  },
  async isReadable(db, id, readerID) {
    const row = await findWritten(db, id);
    return row !== undefined && (await findReadable(db, row, readerID)) !== undefined;
  },
  withhold: updateWithheld,
  publish: publishComment,
};
