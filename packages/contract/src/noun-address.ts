import { type AddressedNoun, addressedNouns, isNamed, nounPath } from './noun-path.ts';

/** An id as a part of a regular expression, in small letters as ids are written. */
export const idSource = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const idAlone = new RegExp(`^${idSource}$`, 'i');

/** The readable address part of a thing: its names with hyphens for spaces, then its id (checklist 51, 61). */
export function slugOf(names: readonly string[], id: string): string {
  return [...names.map((name) => name.trim().replace(/\s+/g, '-')), id].join('-');
}

/** The id at the end of a slug, however often the slug is URL-encoded; undefined when there is none. */
export function idFromSlug(slug: string | undefined): string | undefined {
  const id = slug?.slice(-36) ?? '';
  return idAlone.test(id) ? id.toLowerCase() : undefined;
}

/** The address by the id alone: what a page is asked for by who knows no name. */
export function addressById(noun: AddressedNoun, id: string): string {
  return `${nounPath(noun)}/${id}`;
}

interface NamedBusiness {
  id: string;
  name: string;
}

/** Address of a business's page as links carry it: the slug is URL-encoded twice (checklist 51). */
export function businessAddress({ id, name }: NamedBusiness): string {
  return `${nounPath('business')}/${encodeURIComponent(encodeURIComponent(slugOf([name], id)))}/`;
}

/** The canonical address of the page. */
export function canonicalBusinessPath({ id, name }: NamedBusiness): string {
  return `${nounPath('business')}/${encodeURIComponent(slugOf([name], id))}/`;
}

interface NamedProduct extends NamedBusiness {
  company: string;
}

/** Address of a product's page as links carry it: the slug is URL-encoded twice (checklist 61). */
export function productAddress({ id, name, company }: NamedProduct): string {
  return `${nounPath('product')}/${encodeURIComponent(encodeURIComponent(slugOf([company, name], id)))}`;
}

/** The canonical address of the page. */
export function canonicalProductPath({ id, name, company }: NamedProduct): string {
  return `${nounPath('product')}/${encodeURIComponent(slugOf([company, name], id))}`;
}

/** Address of a person's public page: no name is in it. */
export function personAddress(id: string): string {
  return addressById('person', id);
}

/** What a path of a portal is the page of; undefined for every other path, and for one that ends with no id. */
export function readNounAddress(path: string): { noun: AddressedNoun; id: string } | undefined {
  const noun = addressedNouns.find((each) => path.startsWith(`${nounPath(each)}/`));
  if (!noun) return undefined;
  const [slug, ...more] = path.slice(nounPath(noun).length + 1).split('/');
  if (more.join('') !== '' || (!isNamed(noun) && slug?.length !== 36)) return undefined;
  const id = idFromSlug(slug);
  return id === undefined ? undefined : { noun, id };
}
