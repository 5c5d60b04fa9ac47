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
  '/feedback/form-notice.tsx',
  '/page-part/leave-guard.tsx',
  '/page-part/use-states.ts',
];
/** What is behind the two buttons that open a menu, with the icons of its entries. */
const menus = [
  '/shell/account-menu-entries.tsx',
  '/shell/mobile-menu-entries.tsx',
  '/shell/list-menu-links.ts',
  '/shell/sign-out-button.tsx',
  '/menu-links.ts',
];
/** Icons that the message center has in common with the menus, which it need not load for them. */
const sharedIcons = ['bell', 'factory', 'user-plus', 'user-round'].map((icon) => `/lucide/${icon}.gen.ts`);
/** What only people who are signed in see, on several of their pages: steps to undo, icons of what they do. */
const tools = [
  '/feedback/toast-action.tsx',
  '/feedback/countdown.ts',
  ...[
    'archive',
    'camera',
    'cloud-check',
    'external-link',
    'file-up',
    'filter',
    'git-merge',
    'grip-vertical',
    'key-round',
    'paperclip',
    'pencil',
    'plus',
    'rotate-ccw',
    'shield-alert',
    'trash-2',
    'undo-2',
    'video',
  ].map((icon) => `/lucide/${icon}.gen.ts`),
];
const ui = [
  '/packages/ui/',
  // Some lines of several slices, which would else load the slice it happens to lie with.
  '/packages/web/src/language/day.ts',
  ...slices('shell', 'page-part', 'session', 'seo', 'picture', 'network'),
];
const business = slices('business');
/** What the page of a business says of its contacts; a form to it says some of that, and no list does. */
const contacts = ['/business/website.ts', '/business/postal-address.ts'];
const directory = [
  ...business,
  ...slices('home', 'product', 'search', 'directory', 'industries'),
  '/contract/src/noun-address.ts',
  '/business-manage/manage-address.ts',
];
/** What is said of a business wherever it is named. */
const verification = ['/business/use-verification.ts', '/business/origin-pills.tsx'];
/** The way to write to a business: on its page, its products' and results of searches, and not on the front page. */
const requests = [
  '/inquiry-form/inquiry-address.ts',
  '/inquiry-form/request-links.tsx',
  '/inquiry-form/use-is-own.ts',
  '/message-center/message-address.ts',
  '/transcript/transcript-address.ts',
  '/contract/src/inquiry-limits.ts',
];
/** Prices in the words of a language: pages that show products have them as text. */
const prices = ['/product/price-text.ts', '/product/use-price-text.ts'];
/** What stands in lists of results alone. */
const results = [
  '/search/result-list.tsx',
  '/business/business-result.tsx',
  '/product/product-result.tsx',
  '/person/person-result.tsx',
  ...slices('ticked-suppliers'),
];
const people = [...slices('person'), '/contract/src/profile-change.ts'];
/** What sends files: pages that show people have none of it. */
const uploads = [...slices('upload'), '/contract/src/upload.ts'];
/** What sends files that are no pictures, which fewer pages do. */
const otherFiles = [
  '/upload/file-underway.tsx',
  '/upload/use-file-upload.ts',
  '/upload/use-file-failure-text.ts',
  '/upload/size-text.ts',
  '/issue/use-file-issue-text.ts',
];
/** What saves files that calls answer with. */
const downloads = [...slices('download'), '/contract/src/file-answer.ts'];
/** What is asked of the api about businesses: pages that list them need not load those that change them. */
const calls = [
  '/contract/src/business',
  '/contract/src/industry.ts',
  '/session/use-loaded.ts',
  '/my-business/sort-by-role.ts',
];
/** Those that edit one, for the pages on which that is done. */
const editing = [
  'edit',
  'certificate',
  'media',
  'preview',
  'sections',
  'field.',
  'completeness',
  'create',
].map((part) => `/contract/src/business-${part}`);
/** What pages of people say after something was done, or could not be loaded. */
const outcomes = ['/business-manage/loading-failed.tsx', '/business-manage/use-undo-toast.tsx'];
/** Where two people typed over one another: in the editor of a business and in the form of a product. */
const clashes = ['/business-manage/clash-box.tsx'];
/** What only forms about businesses need. */
const tokens = ['/form/token-select.tsx', '/form/word-list.tsx'];
/** A field for a day, which few forms have. */
const days = ['/form/date-picker.tsx', '/form/date-calendar.tsx', '/form/calendar.ts', '/date-input.tsx'];
/** What the table of products and the form of one have in common. */
const ownProducts = slices('business-products', 'product-form');
/** What pages with a form have in common; pages that show people have none of it. */
const filledIn = [...forms, ...slices('help-request')];

const among = (places: string[]) => (id: string) => places.some((place) => id.includes(place));
const places = [
  ...new Set(
    [
      vendor,
      frame,
      menus,
      sharedIcons,
      forms,
      tools,
      ui,
      contacts,
      directory,
      verification,
      requests,
      results,
      prices,
      calls,
      tokens,
      days,
      editing,
      people,
      uploads,
      otherFiles,
      downloads,
      outcomes,
      clashes,
      filledIn,
    ].flat(),
  ),
];
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
  { name: 'shared-icons', priority: 6.5, test: among(sharedIcons), ...shared },
  { name: 'menus', priority: 6, test: among(menus) },
  { name: 'tools', priority: 5.5, test: among(tools), ...shared },
  {
    name: 'ui',
    priority: 5,
    test: (id: string) => among(ui)(id) && !among([...filledIn, ...calls])(id),
    ...shared,
  },
  { name: 'requests', priority: 4.6, test: among(requests), ...shared },
  {
    name: 'directory',
    priority: 4.55,
    test: (id: string) =>
      among(verification)(id) || (among(directory)(id) && !among([...business, ...results, ...prices])(id)),
    ...shared,
  },
  { name: 'results', priority: 4.5, test: among(results), ...shared },
  // What makes up the page of a business is on its preview, too, and on no other page.
  {
    name: 'businesses',
    priority: 3.9,
    test: (id: string) => among(business)(id) && !among(contacts)(id),
    minShareCount: 3,
  },
  { name: 'contacts', priority: 3.8, test: among(contacts), ...shared },
  { name: 'people', priority: 3, test: among(people), ...shared },
  {
    name: 'forms',
    priority: 2.9,
    test: (id: string) => among(filledIn)(id) && !among([...tokens, ...days])(id),
    ...shared,
  },
  { name: 'tokens', priority: 2.85, test: among(tokens), ...shared },
  { name: 'days', priority: 2.83, test: among(days), ...shared },
  {
    name: 'uploads',
    priority: 2.8,
    test: (id: string) => among(uploads)(id) && !among(otherFiles)(id),
    ...shared,
  },
  { name: 'other-files', priority: 2.7, test: among(otherFiles), ...shared },
  { name: 'downloads', priority: 2.6, test: among(downloads), ...shared },
  {
    name: 'calls',
    priority: 2.5,
    test: (id: string) => among(calls)(id) && !among(editing)(id),
    ...shared,
  },
  { name: 'outcomes', priority: 2.4, test: among(outcomes), ...shared },
  { name: 'clashes', priority: 2.3, test: among(clashes), ...shared },
  { name: 'own-products', priority: 2.2, test: among(ownProducts), ...shared },
  { name: sliceOf, priority: 1, test: /\/portal\/app\//, ...shared },
];
