import type { Written } from '../hold/written.ts';
import { findWritten, updateWithheld } from './hold-queries.ts';
import { publishPost } from './publish-post.ts';
import { findIsReadable } from './rights-queries.ts';

export const writtenPosts: Written = {
  type: 'post',
  async find(db, id) {
    const row = await findWritten(db, id);
    return (
      row && {
        content: row.content,
        authorID: row.author_id ?? undefined,
        businessID: row.business_id ?? undefined,
        root: { type: 'post', id },
        isWithheld: row.is_withheld,
      }
    );
  },
  isReadable: findIsReadable,
  withhold: updateWithheld,
  publish: publishPost,
};
