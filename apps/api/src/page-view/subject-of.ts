/** What a page is about. */
export interface Subject {
  kind: 'page' | 'business' | 'product' | 'person';
  /** The id of a business, a product or a person; the path of other pages. */
  subject: string;
}

const kinds = { business: 'business', 'business-product': 'product', profile: 'person' } as const;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As our own pages' paths are written; longer ones are nobody's. */
const ownPath = /^\/[\w./-]{0,99}$/;

/** What the page at a path is about: its id at the end of the readable name, as in addresses. Undefined for no page of ours. */
export function subjectOf(path: string): Subject | undefined {
  const [, first = '', second] = path.split('/');
  const kind = second && Object.hasOwn(kinds, first) ? kinds[first as keyof typeof kinds] : undefined;
  const id = kind && uuid.exec(second ?? '')?.[0];
  if (kind && id) return { kind, subject: id.toLowerCase() };
  return ownPath.test(path) ? { kind: 'page', subject: path } : undefined;
}
