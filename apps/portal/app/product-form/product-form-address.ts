/** The form of a product of a business, or of a new one. @param business the readable part of its address, or its id */
export function productFormAddress({ business, id }: { business: string; id?: string }): string {
  return `/business/${business}/product${id === undefined ? '' : `?id=${id}`}`;
}
