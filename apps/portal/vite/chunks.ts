/** What nearly every page runs on. */
const vendor = ['react', 'react-dom', 'scheduler', 'react-router', '@lingui'].map(
  (name) => `/node_modules/${name}/`,
);
const slices = (...names: string[]) => names.map((name) => `/portal/app/${name}/`);

/** What stands around every page, or on most of them; all that it needs comes with it. */
const frame = [
  '/portal/app/root.tsx',
  '/portal/app/entry.client.tsx',
  '/portal/app/session/meta-tags.ts',
  '/portal/app/membership/membership-path.ts',
  '/portal/app/person/person-address.ts',
  '/portal/app/page-part/closing-call.tsx',
  '/portal/app/shell/for-people.tsx',
  '/packages/ui/src/badge/',
  '/packages/ui/src/layout/',
];
const forms = [
  '/packages/ui/src/form/',
  '/packages/web/src/form/',
  '/packages/web/src/issue/issue-texts.ts',
  '/packages/web/src/issue/use-issue-text.ts',
  '/packages/web/src/draft/use-draft.ts',
  '/packages/web/src/draft/changed-fields.ts',
  '/feedback/confirm-dialog.tsx',
  '/page-part/leave-guard.tsx',
];
/** What is behind the two buttons that open a menu, with the icons of its entries. */
const menus = [
  '/shell/account-menu-entries.tsx',
  '/shell/mobile-menu-entries.tsx',
  '/shell/list-menu-links.ts',
  '/shell/sign-out-button.tsx',
  '/menu-links.ts',
];
const ui = ['/packages/ui/', ...slices('shell', 'page-part', 'session', 'seo', 'picture', 'network')];
const directory = [
  ...slices('home', 'business', 'product', 'search', 'directory', 'industries'),
  '/contract/src/noun-address.ts',
];
const people = [...slices('person', 'upload'), '/contract/src/upload.ts', '/contract/src/profile-change.ts'];
/** What pages with a form have in common; pages that show people have none of it. */
const filledIn = [...forms, ...slices('help-request')];

const among = (places: string[]) => (id: string) => places.some((place) => id.includes(place));
const places = [...new Set([vendor, frame, menus, forms, ui, directory, people, filledIn].flat())];
const sliceOf = (id: string) => /\/portal\/app\/([^/]+)\//.exec(id)?.[1] ?? 'portal';

/** The places named here that none of these modules comes from: what stood there has another name now. */
export function placesWithoutModule(ids: Iterable<string>): string[] {
  const all = [...ids];
  return places.filter((place) => !all.some(among([place])));
}

/** Several pages must have it in common; what only one has is in the page's own file. */
const shared = { minShareCount: 2 };

/**
 * In which files code reaches the browser: few, for small ones compress badly, and yet no page loads what only far ones
 * show. Slices whose pages people see one after the other share a chunk. A slice that is named nowhere here gets its own, so
 * that a new part of the product costs the present pages nothing.
 */
export const chunks = [
  { name: 'vendor', priority: 8, test: among(vendor) },
  { name: 'frame', priority: 7, test: among(frame) },
  { name: 'menus', priority: 6, test: among(menus) },
  { name: 'ui', priority: 5, test: (id: string) => among(ui)(id) && !among(filledIn)(id), ...shared },
  { name: 'directory', priority: 4, test: among(directory), ...shared },
  { name: 'people', priority: 3, test: among(people), ...shared },
  { name: 'forms', priority: 2, test: among(filledIn), ...shared },
  { name: sliceOf, priority: 1, test: /\/portal\/app\//, ...shared },
];
