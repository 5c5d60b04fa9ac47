import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeView,
  isBuyersOrder,
  isFiltered,
  pageSizes,
  readView,
  selectionOf,
  sortBy,
  sortColumns,
  sortingOf,
  type TableView,
  writeView,
} from './table-view.ts';

const opened = readView(new URLSearchParams());

const someView = fc.record({
  text: fc.string({ maxLength: 200 }).filter((text) => text === '' || text.trim() !== ''),
  filter: fc.constantFrom<TableView['filter']>('all', 'shown', 'hidden', 'missing', 'archived'),
  stock: fc.constantFrom<TableView['stock']>('yes', 'no', undefined),
  category: fc.constantFrom('000601', '00060101', undefined),
  sort: fc.constantFrom(...sortColumns, undefined),
  descending: fc.boolean(),
  size: fc.constantFrom(...pageSizes),
  after: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  before: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
});

describe('the address of the table', () => {
  it('says of each view what is needed to see it again', () => {
    fc.assert(
      fc.property(someView, (given) => {
        const view: TableView = {
          ...given,
          descending: given.sort !== undefined && given.descending,
          before: given.after === undefined ? given.before : undefined,
        };
        expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
      }),
    );
  });

  it('is empty for the table as it is opened, and takes nonsense for that', () => {
    expect(writeView(opened)).toBe('');
    const nonsense = 'filter=any&stock=maybe&category=6&sort=colour&direction=descending&size=7';
    expect(readView(new URLSearchParams(nonsense))).toEqual(opened);
  });

  it('leads to the first page of other rows', () => {
    const third = readView(new URLSearchParams('after=abc&size=25'));
    expect(writeView(changeView(third, { filter: 'hidden' }))).toBe('?filter=hidden&size=25');
    expect(writeView(changeView(third, { before: 'def' }))).toBe('?size=25&before=def');
  });
});

describe('a view', () => {
  it('is asked of the call with what is wanted alone', () => {
    expect(selectionOf(readView(new URLSearchParams('q=+gear+&filter=missing&stock=no')))).toEqual({
      text: 'gear',
      filter: 'missing',
      stock: 'no',
    });
    expect(sortingOf(opened)).toEqual({ sort: 'position', direction: 'ascending' });
    expect(sortingOf({ ...opened, filter: 'archived' })).toEqual({
      sort: 'archived',
      direction: 'descending',
    });
  });

  it('is sorted by a column from one end, from the other, and no more', () => {
    const up = sortBy(opened, 'price');
    const down = sortBy(up, 'price');
    expect([up, down].map(writeView)).toEqual(['?sort=price', '?sort=price&direction=descending']);
    expect(sortBy(down, 'price')).toEqual(opened);
    expect(writeView(sortBy(down, 'name'))).toBe('?sort=name');
  });

  it('can be put in another order only where all products stand in it', () => {
    const movable = ['', 'size=25', 'after=abc'];
    const fixed = ['q=gear', 'filter=hidden', 'filter=archived', 'stock=yes', 'category=000601', 'sort=name'];
    const canMove = (query: string) => isBuyersOrder(readView(new URLSearchParams(query)));
    expect(movable.filter(canMove)).toEqual(movable);
    expect(fixed.filter(canMove)).toEqual([]);
    expect(isFiltered(readView(new URLSearchParams('filter=archived')))).toBe(false);
    expect(isFiltered(readView(new URLSearchParams('filter=archived&q=gear')))).toBe(true);
  });
});
