import type { Written } from '../hold/written.ts';
import { findAllWritten, updateWithheld } from './hold-queries.ts';
import { publishPost } from './publish-post.ts';
import { findIsReadable } from './rights-queries.ts';

export const writtenPosts: Written = {
  type: 'post',
  async find(db, ids) {
    const rows = await findAllWritten(db, ids);
    return new Map(
      rows.map(({ id, content, author_id, business_id, is_withheld }) => [
        id,
        {
          content,
          authorID: author_id ?? undefined,
          businessID: business_id ?? undefined,
          root: { type: 'post', id },
          isWithheld: is_withheld,
        },
      ]),
    );
  },
  isReadable: findIsReadable,
  withhold: updateWithheld,
  publish: publishPost,
};
