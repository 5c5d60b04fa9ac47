import { addressById } from '@kontor/contract';
import type { Commented } from '../comment/commented.ts';
import { findCommented } from './queries.ts';
import { quoted } from './quoted.ts';

export const commentedPosts: Commented = {
  type: 'post',
  async find(db, id) {
    const row = await findCommented(db, id);
    return (
      row && {
        name: quoted(row.content),
        businessID: row.business_id ?? undefined,
        personID: row.author_id ?? undefined,
        isShown: row.is_shown,
      }
    );
  },
  pathOf: (id) => addressById('post', id),
};
