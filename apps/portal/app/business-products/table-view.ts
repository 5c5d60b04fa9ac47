import type { ProductSelection, ProductSort } from '@kontor/contract';

/** Columns by which rows can be sorted; without one they stand in the order of the business. */
export const sortColumns = ['name', 'stock', 'minimumOrder', 'leadTime', 'price', 'changed'] as const;
export type SortColumn = (typeof sortColumns)[number];

export const pageSizes = [25, 50, 100] as const;
type PageSize = (typeof pageSizes)[number];
const usualSize: PageSize = 50;

const filters = ['all', 'shown', 'hidden', 'missing', 'archived'] as const;

/** What of the table is seen: all of it stands in the address, so that reloading, going back and sharing keep it. */
export interface TableView {
  text: string;
  filter: (typeof filters)[number];
  stock?: 'yes' | 'no' | undefined;
  /** A category or a subcategory. */
  category?: string | undefined;
  sort?: SortColumn | undefined;
  descending: boolean;
  size: PageSize;
  /** Cursors of the page; the first one has neither. */
  after?: string | undefined;
  before?: string | undefined;
}

/** Reads the query of an address. What is not understood is as if it were not there. */
export function readView(query: URLSearchParams): TableView {
  const text = (query.get('q') ?? '').slice(0, 200);
  const category = query.get('category') ?? '';
  const size = Number(query.get('size'));
  const sort = sortColumns.find((each) => each === query.get('sort'));
  const after = query.get('after') || undefined;
  return {
    text,
    filter: filters.find((each) => each === query.get('filter')) ?? 'all',
    stock: (['yes', 'no'] as const).find((each) => each === query.get('stock')),
    category: /^\d{6}(\d{2})?$/.test(category) ? category : undefined,
    sort,
    descending: sort !== undefined && query.get('direction') === 'descending',
    size: pageSizes.find((each) => each === size) ?? usualSize,
    after,
    before: after === undefined ? query.get('before') || undefined : undefined,
  };
}

/** The query of its address, beginning with `?`; empty for the table as it is opened. */
export function writeView(view: TableView): string {
  const { text, filter, stock, category, sort, descending, size, after, before } = view;
  const query = new URLSearchParams({
    ...(text.trim() ? { q: text } : {}),
    ...(filter === 'all' ? {} : { filter }),
    ...(stock ? { stock } : {}),
    ...(category ? { category } : {}),
    ...(sort ? { sort } : {}),
    ...(sort && descending ? { direction: 'descending' } : {}),
    ...(size === usualSize ? {} : { size: String(size) }),
    ...(after ? { after } : before ? { before } : {}),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** The view with something else wanted: of other rows, or of rows in another order, the first page is shown. */
export function changeView(view: TableView, change: Partial<TableView>): TableView {
  return { ...view, after: undefined, before: undefined, ...change };
}

/** What a view asks for, as the calls take it. */
export function selectionOf({ text, filter, stock, category }: TableView): ProductSelection {
  return {
    filter,
    ...(text.trim() ? { text: text.trim() } : {}),
    ...(stock ? { stock } : {}),
    ...(category ? { category } : {}),
  };
}

/** How the rows of a view are sorted. Archived ones begin with the last that was archived. */
export function sortingOf({ filter, sort, descending }: TableView): {
  sort: ProductSort;
  direction: 'ascending' | 'descending';
} {
  if (filter === 'archived' && !sort) return { sort: 'archived', direction: 'descending' };
  return { sort: sort ?? 'position', direction: descending ? 'descending' : 'ascending' };
}

/** Whether only some of the products are asked for, archived ones aside. */
export function isFiltered({ text, filter, stock, category }: TableView): boolean {
  const isOfTab = filter === 'all' || filter === 'archived';
  return text.trim() !== '' || !isOfTab || stock !== undefined || category !== undefined;
}

/** Whether all products stand in the order buyers see: only then can they be moved by their handles. */
export function isBuyersOrder(view: TableView): boolean {
  return view.filter === 'all' && view.sort === undefined && !isFiltered(view);
}

/** What a press on a column's head asks for: the column, then from its other end, then the order of the business again. */
export function sortBy(view: TableView, column: SortColumn): TableView {
  if (view.sort !== column) return changeView(view, { sort: column, descending: false });
  if (!view.descending) return changeView(view, { descending: true });
  return changeView(view, { sort: undefined, descending: false });
}
