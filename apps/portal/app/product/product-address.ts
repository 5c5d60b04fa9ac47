import { slugOf } from '../business/slug.ts';

interface Named {
  id: string;
  name: string;
  company: string;
}

/** Address of a product's page as links carry it: the slug is URL-encoded twice (checklist 61). */
export function productAddress({ id, name, company }: Named): string {
  return `/business-product/${encodeURIComponent(encodeURIComponent(slugOf([company, name], id)))}`;
}

/** The one address machines are to know the page by. */
export function canonicalProductPath({ id, name, company }: Named): string {
  return `/business-product/${encodeURIComponent(slugOf([company, name], id))}`;
}
