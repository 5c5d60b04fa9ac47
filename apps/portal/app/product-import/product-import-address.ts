import { businessAddress } from '@kontor/contract';

/** Where products of a business are imported. */
export function productImportAddress(business: { id: string; name: string }): string {
  return `${businessAddress(business)}products/import`;
}

/** The table of all products of a business, from which one comes here. */
export function productTableAddress(business: { id: string; name: string }): string {
  return `${businessAddress(business)}products`;
}
