import { addressById } from '@kontor/contract';
import type { Commented } from '../comment/commented.ts';
import { findNamed } from './queries.ts';

export const commentedProducts: Commented = {
  type: 'product',
  async find(db, id) {
    const row = await findNamed(db, id);
    return row && { name: row.name, businessID: row.business_id, personID: undefined, isShown: row.listed };
  },
  pathOf: (id) => addressById('product', id),
};
