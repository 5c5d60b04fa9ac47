import {
  type Data,
  type Input,
  type listOwnProducts as listOwnProductsCall,
  membershipPlan,
} from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { presentRow } from './present.ts';
import { countProducts, findPage, findSubscription } from './queries.ts';
import { selected } from './selected.ts';
import { sortingOf } from './sorting.ts';

/** A page of all products of a business, with how many each filter holds where it is the first. @throws BadRequest for a cursor of another table */
export async function listOwnProducts(
  { db, reference, language, actor }: ForMember,
  query: Input<typeof listOwnProductsCall>['query'],
): Promise<Data<typeof listOwnProductsCall>> {
  const { sort = 'position', direction = 'ascending', size, after, before, ...selection } = query;
  const { businessID } = actor.actingBusiness;
  const sorting = sortingOf(sort, direction === 'descending');
  const cursorIn = (text: string | undefined, field: 'after' | 'before') =>
    readCursor(text, { field, sorting: sorting.name, keyIs: sorting.keyIs });
  const behind = cursorIn(after, 'after');
  const ahead = behind ? undefined : cursorIn(before, 'before');
  const backwards = ahead !== undefined;
  const from = behind ?? ahead;
  const condition = selected(selection, reference, language);
  // One row more says whether there is another page.
  const page = { businessID, condition, sorting, from, backwards, size: size + 1 };
  const [found, { subscription }, counts] = await Promise.all([
    findPage(db, page),
    findSubscription(db, businessID),
    from ? undefined : countProducts(db, businessID, condition),
  ]);
  const wanted = found.slice(0, size);
  const rows = backwards ? wanted.reverse() : wanted;
  const firstPlace = Math.max(1, ahead ? ahead.place - rows.length : (behind?.place ?? 0) + 1);
  const cursorAt = (index: number): string | undefined => {
    const row = rows[index];
    const cursor: Cursor | undefined = row && { key: row.key, id: row.id, place: firstPlace + index };
    return cursor && writeCursor(sorting.name, cursor);
  };
  const more = found.length > size;
  return {
    items: rows.map((row, index) => presentRow(row, firstPlace + index, reference, language)),
    next: backwards || more ? cursorAt(rows.length - 1) : undefined,
    previous: behind || (backwards && more) ? cursorAt(0) : undefined,
    quota: membershipPlan(subscription).productsShown,
    counts,
  };
}
