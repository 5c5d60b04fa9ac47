import { addressById } from '@kontor/contract';
import type { Commented } from '../comment/commented.ts';
import { findCommented } from './queries.ts';
import { quoted } from './quoted.ts';

export const commentedPosts: Commented = {
  type: 'post',
  async find(db, id, readerID) {
    const row = await findCommented(db, id, readerID);
    return (
      row && {
        name: quoted(row.content),
        businessID: row.business_id ?? undefined,
        personID: row.author_id ?? undefined,
        groupID: row.group_id ?? undefined,
        isModerated: row.is_moderator,
        isShown: row.is_shown,
      }
    );
  },
  pathOf: (id) => addressById('post', id),
};
