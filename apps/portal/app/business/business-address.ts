import { slugOf } from './slug.ts';

interface Named {
  id: string;
  name: string;
}

/** Address of a business's page as links carry it: the slug is URL-encoded twice (checklist 51). */
export function businessAddress({ id, name }: Named): string {
  return `/business/${encodeURIComponent(encodeURIComponent(slugOf([name], id)))}/`;
}

/** The one address machines are to know the page by. */
export function canonicalBusinessPath({ id, name }: Named): string {
  return `/business/${encodeURIComponent(slugOf([name], id))}/`;
}
