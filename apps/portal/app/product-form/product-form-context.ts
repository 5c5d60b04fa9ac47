import type { EditedProduct } from '@kontor/contract';
import { createContext, use } from 'react';
import type { FieldGroup } from './merge-values.ts';
import type { ProductValues } from './product-values.ts';

interface ProductFormState {
  values: ProductValues;
  /** What buyers see. */
  published: ProductValues;
  /** The product as it was read; nothing for a new one. */
  product: EditedProduct | undefined;
  /** What is typed and not published. */
  typed: readonly FieldGroup[];
  /** What somebody else changed to another value, until one of the two is chosen. */
  clashes: readonly FieldGroup[];
  settle: (group: FieldGroup, withMine: boolean) => void;
  /** Sign before decimals in the reader's language. */
  decimal: string;
}

export const ProductFormContext = createContext<ProductFormState | undefined>(undefined);

/** The product whose form this is. @throws outside of the form */
export function useProductForm(): ProductFormState {
  const state = use(ProductFormContext);
  if (!state) throw new Error('This stands in no form of a product');
  return state;
}
