import type { MyBusiness, ProductRowOfTable } from '@kontor/contract';
import { createContext, useContext } from 'react';
import type { IndustryOptions } from '../business/business-options.server.ts';
import type { RowSelection } from './row-selection.ts';
import type { TableView } from './table-view.ts';
import type { ChangeProducts } from './use-change-products.ts';
import type { FailingProducts } from './use-failing-products.ts';
import type { TableCounts } from './use-table-page.ts';
import type { useView } from './use-view.ts';

/** What the parts of the page have in common. */
export interface Products {
  business: MyBusiness;
  /** Whether the reader may change anything; members read. */
  canChange: boolean;
  industries: readonly IndustryOptions[];
  view: TableView;
  addressOf: ReturnType<typeof useView>['addressOf'];
  show: ReturnType<typeof useView>['show'];
  rows: readonly ProductRowOfTable[];
  counts: TableCounts;
  quota: number;
  selection: RowSelection;
  select: (selection: RowSelection) => void;
  change: ChangeProducts;
  duplicate: (ids: readonly string[]) => Promise<void>;
  failing: FailingProducts;
  moveToPlace: (product: { productID: string; name: string }, place: number) => Promise<void>;
}

export const ProductsContext = createContext<Products | undefined>(undefined);

/** Only below the page of a business's products, once they are loaded. */
export function useProducts(): Products {
  const products = useContext(ProductsContext);
  if (!products) throw new Error('There are no products around this component');
  return products;
}
