/** What nearly every page runs on. */
const vendor = ['react', 'react-dom', 'scheduler', 'react-router', '@lingui'].map(
  (name) => `/node_modules/${name}/`,
);
const slices = (...names: string[]) => names.map((name) => `/portal/app/${name}/`);

/** What stands around every page, or on most of them; all that it needs comes with it. */
const frame = [
  '/portal/app/root.tsx',
  '/packages/web/src/lazy/',
  '/contract/src/call.ts',
  '/portal/app/entry.client.tsx',
  '/portal/app/session/meta-tags.ts',
  '/portal/app/membership/membership-path.ts',
  '/portal/app/person/person-address.ts',
  '/portal/app/picture/picture-address.ts',
  '/portal/app/reaction/use-likes-text.ts',
  '/packages/ui/src/badge/',
  '/packages/ui/src/layout/',
];
/** What stands at the end of pages of texts and of the directory. */
const closing = ['/page-part/closing-call.tsx'];
const forms = [
  '/packages/ui/src/form/',
  '/packages/web/src/form/',
  '/contract/src/account-limits.ts',
  '/packages/web/src/issue/issue-texts.ts',
  '/packages/web/src/issue/use-issue-text.ts',
  '/packages/web/src/draft/use-draft.ts',
  '/packages/web/src/draft/changed-fields.ts',
  '/feedback/confirm-dialog.tsx',
  '/feedback/form-notice.tsx',
  '/page-part/leave-guard.tsx',
  '/page-part/state-choice.tsx',
];
/** What is behind the two buttons that open a menu, with the icons of its entries. */
const menus = [
  '/shell/account-menu-entries.tsx',
  '/shell/mobile-menu-entries.tsx',
  '/shell/list-menu-links.ts',
  '/shell/sign-out-button.tsx',
  '/menu-links.ts',
];
/** Icons that other pages have in common with the menus, which they need not load for them. */
const sharedIcons = ['bell', 'bookmark', 'factory', 'user-plus', 'user-round', 'users'].map(
  (icon) => `/lucide/${icon}.gen.ts`,
);
/** What makes calls: visitors load it with the first one, and pages that tell one failure from another at once. */
const api = [
  '/contract/src/client.ts',
  '/contract/src/call-error.ts',
  '/contract/src/industry.ts',
  '/session/clients.ts',
];
/** The photos and initials of people and businesses that the browser asks for: public pages get theirs from their loaders. */
const marks = ['/packages/ui/src/picture/initials.ts', '/person/photo-of.ts', '/picture/picture-sizes.ts'];
/** How such businesses are shown, and products. */
const businessView = ['/business/business-view.ts'];
const productView = ['/product/product-view.ts'];
/** Icons of the front page, of products, businesses and searches. Others that pages share are in a file of their own, which these do not load. */
const firstIcons = [
  'check',
  'chevron-up',
  'download',
  'globe',
  'images',
  'map-pin',
  'minus',
  'package',
  'send',
  'thumbs-up',
].map((icon) => `/lucide/${icon}.gen.ts`);
/** Icons around a picture that can be changed. */
const pictureIcons = ['camera', 'rotate-ccw', 'trash-2'].map((icon) => `/lucide/${icon}.gen.ts`);
/** Icons of points on pages of texts. */
const pointIcons = [
  'award',
  'ban',
  'calendar-check',
  'calendar-days',
  'calendar-x',
  'languages',
  'list-ordered',
  'megaphone',
  'search-check',
].map((icon) => `/lucide/${icon}.gen.ts`);
/** Icons of what only people who are signed in do, on several of their pages. */
const tools = [
  'archive',
  'cloud-check',
  'credit-card',
  'external-link',
  'file-up',
  'filter',
  'gem',
  'git-merge',
  'headset',
  'grip-vertical',
  'key-round',
  'layout-dashboard',
  'paperclip',
  'pencil',
  'plus',
  'rocket',
  'shield-alert',
  'undo-2',
  'video',
].map((icon) => `/lucide/${icon}.gen.ts`);
const ui = [
  '/packages/ui/',
  // Some lines of several slices, which would else load the slice it happens to lie with.
  '/packages/web/src/language/day.ts',
  ...slices('shell', 'page-part', 'session', 'seo', 'picture'),
];
const business = slices('business');
/** What the page of a business says of its contacts; a form to it says some of that, and no list does. */
const contacts = ['/business/website.ts', '/business/postal-address.ts', '/web/src/text/email-text.tsx'];
const directory = [
  ...business,
  ...slices('home', 'product', 'search', 'directory', 'industries'),
  '/contract/src/noun-address.ts',
  '/business-manage/manage-address.ts',
];
/** What the search bar of results reads of their address; their filters read the rest. */
const searched = [
  '/search/searched.ts',
  '/contract/src/business-types.ts',
  '/contract/src/capability-filters.ts',
  '/contract/src/filter-steps.ts',
];
/** The filters of results, loaded when they are opened. */
const filtering = [
  '/search/search-query.ts',
  '/search/filters/filter-form.tsx',
  '/search/filters/filter-group.tsx',
  '/search/filters/filters.css',
];
/** What is said of a business wherever it is named, and of what its reader is there; and the cards of several. */
const verification = [
  '/business/company-list.tsx',
  '/business/use-verification.ts',
  '/business/origin-pills.tsx',
  '/business/use-role-names.ts',
];
/** Tables of facts, the ways to follow and to connect: on the page of a business, a product or a person, and in no list. */
const facts = [
  '/packages/ui/src/table/info-table.tsx',
  '/packages/ui/src/table/nameplate.tsx',
  '/post/latest-posts.tsx',
  '/lucide/bell-plus.gen.ts',
  '/lucide/link-2.gen.ts',
  '/social/visitor-ways.tsx',
];
/** The way to share: also a post. And what plays a film: the pages of products and businesses have both. */
const sharing = [
  '/page-part/share-link.tsx',
  '/lucide/share-2.gen.ts',
  '/packages/ui/src/media/video-player.tsx',
];
/** What stands of a post wherever it is shown; the view of a post, where the browser asks for more. */
const posts = [
  'post-card.tsx',
  'post-item.tsx',
  'post-list.tsx',
  'post-pictures.tsx',
  'share-post.tsx',
  'visitor-ways.tsx',
].map((file) => `/post/${file}`);
const postViews = [
  '/author/author-view.ts',
  '/post/post-view.ts',
  '/post/post-parts.ts',
  '/post/fair-text.ts',
];
/** How what waits for somebody is named and found where it stands beside other things. */
const waiting = [
  ...['party-view.ts', 'use-times.ts', 'use-subject.ts'].map((file) => `/message-center/${file}`),
  '/inquiry-form/use-subject-texts.ts',
  '/connection/connection-address.ts',
  '/my-business/my-business-address.ts',
  '/blocking/blocking-address.ts',
  '/post/use-post-time.ts',
  '/follow-up/follow-up-address.ts',
];
/** A fair, of which a post or a group may be. */
const fairs = ['/post/composer/fair-fields.tsx', '/contract/src/post-limits.ts'];
/** What stands of a group wherever it is named; what its people do is loaded beside it. */
const groupCards = [
  'group-facts.tsx',
  'group-item.tsx',
  'role-names.ts',
  'group-address.ts',
  'groups.css',
].map((file) => `/group/${file}`);
/** The way to write to a business, to save it, to choose it for a comparison and to remember it: on its page, its products' and results of searches, and not on the front page. */
const requests = [
  '/inquiry-form/inquiry-address.ts',
  '/inquiry-form/request-links.tsx',
  '/inquiry-form/use-is-own.ts',
  ...['device-database.ts', 'marks.ts', 'use-save.ts', 'save-button.tsx'].map((file) => `/favorite/${file}`),
  '/web/src/draft/holds-database.ts',
  ...['chosen.ts', 'use-chosen.ts', 'compare-button.tsx', 'chosen-bar.tsx'].map((file) => `/compare/${file}`),
  '/contract/src/compare-limits.ts',
  '/recently-viewed/use-viewed.ts',
  '/lucide/scale.gen.ts',
  '/message-center/message-address.ts',
  '/transcript/transcript-address.ts',
  '/contract/src/inquiry-limits.ts',
];
/** The sheets of lists, of the buttons of a card and of small parts of a few pages, which would each take a connection. */
const sheets = [
  '/directory/directory.css',
  '/search/search.css',
  '/form/search-form.css',
  '/form/suggest-field.css',
  '/boost/promoted-slot.css',
  '/ticked-suppliers/ask-bar.css',
  '/ticked-suppliers/ask-tick.css',
  '/search/filters/filter-bar.css',
  '/network/portal-logos.css',
  '/favorite/save-button.css',
  '/compare/compare-button.css',
];
/** What few pages have of the design system. */
const rareSheets = ['/media/gallery.css', '/page-part/menu.css'];
/** Prices in the words of a language: pages that show products have them as text. */
const prices = ['/product/price-text.ts', '/product/use-price-text.ts'];
/** What stands in lists of results alone. */
const results = [
  '/search/result-list.tsx',
  '/search/people-results.tsx',
  '/search/result-reasons.tsx',
  '/business/business-result.tsx',
  '/product/product-result.tsx',
  '/person/person-result.tsx',
  ...['result', 'product', 'business', 'user'].map((card) => `/packages/ui/src/card/${card}-card.tsx`),
  ...slices('ticked-suppliers'),
];
const people = [...slices('person'), '/contract/src/profile-change.ts'];
/** What asks for data of people who are signed in: many of their pages need it, and nothing else of one another's. */
const loading = ['/session/use-loaded.ts', '/contract/src/idempotency.ts'];
/** What asks to join a business, loaded where somebody may. */
const joining = ['/business/ask-to-join.tsx'];
/** What likes and follows, loaded where people are signed in. */
const social = [...slices('social'), ...slices('reaction'), ...slices('follow'), '/lucide/bell-ring.gen.ts'];
/** What sends a file once it is chosen. */
const sending = ['/upload/save-picture.ts', '/upload/send-file.ts', '/upload/picture-of-upload.ts'];
/** What looks into a chosen picture and cuts it. */
const cutting = ['/upload/picture-refusals.ts', '/upload/cut-picture.ts', '/upload/whole-area.ts'];
/** What chooses and shows files that are sent: pages that show people have none of it. */
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
const calls = ['/contract/src/business', '/my-business/sort-by-role.ts'];
/** What is asked of the api about conversations: also what counts the unread ones in the bar of every page. */
const inquiryCalls = [
  'inquiry.ts',
  'inquiry-decline.ts',
  'inquiry-safety.ts',
  'inquiry-team.ts',
  'safety-fields.ts',
].map((file) => `/contract/src/${file}`);
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
/** What pages of people say after something was done, with the step to undo it, or could not be loaded. */
const outcomes = [
  '/page-part/loading-failed.tsx',
  '/page-part/use-focus-after.ts',
  '/page-part/use-pages.ts',
  '/page-part/use-undo-action.tsx',
  '/page-part/use-undo-toast.ts',
  '/feedback/toast-action.tsx',
  '/feedback/countdown.ts',
];
/** A button with a menu, of a row, a message or a conversation; the menu itself is loaded when it is opened. */
const menuButtons = ['/page-part/menu-button.tsx'];
const openMenu = ['/page-part/open-menu.tsx'];
/** Lists that forms of people choose from: the states of a country. */
const referenceLists = ['/contract/src/reference.ts', '/page-part/use-states.ts'];
/** A dialog with a title: most are loaded when they are opened. */
const dialogs = ['/feedback/titled-dialog.'];
/** What does one thing with a row and says what is refused, and the way to a list: also in what is loaded beside a page. */
const doing = ['/list/use-doing.ts', '/list/list-address.ts'];
/** Where two people typed over one another: in the editor of a business and in the form of a product. */
const clashes = ['/business-manage/clash-box.tsx'];
/** What only forms about businesses need. */
const tokens = ['/form/token-select.tsx', '/form/word-list.tsx'];
/** A field for a day, which few forms have. */
const days = ['/form/date-picker.tsx', '/form/date-calendar.tsx', '/form/calendar.ts', '/date-input.tsx'];
/** What the table of products and the form of one have in common. */
const ownProducts = [...slices('business-products', 'product-form'), '/contract/src/product-edit.ts'];
const among = (places: string[]) => (id: string) => places.some((place) => id.includes(place));
const places = [
  ...new Set(
    [
      vendor,
      frame,
      menus,
      sharedIcons,
      forms,
      api,
      closing,
      marks,
      businessView,
      productView,
      pictureIcons,
      tools,
      firstIcons,
      pointIcons,
      ui,
      contacts,
      directory,
      searched,
      filtering,
      verification,
      facts,
      sharing,
      requests,
      results,
      prices,
      calls,
      tokens,
      days,
      editing,
      people,
      sending,
      cutting,
      uploads,
      otherFiles,
      downloads,
      outcomes,
      menuButtons,
      openMenu,
      posts,
      postViews,
      waiting,
      inquiryCalls,
      groupCards,
      fairs,
      referenceLists,
      clashes,
      dialogs,
      doing,
    ].flat(),
  ),
];
const sliceOf = (id: string) => /\/portal\/app\/([^/]+)\//.exec(id)?.[1] ?? 'portal';

/** The places named here that none of these modules comes from: what stood there has another name now. */
export function placesWithoutModule(ids: Iterable<string>): string[] {
  const all = [...ids];
  return places.filter((place) => !all.some(among([place])));
}

/**
 * Sheets of what stands on most pages are in that of the frame: a browser asks for six files at once, and while it asks for more sheets,
 * fonts and the first picture wait.
 */
const isSheetOfMost = (id: string) =>
  id.includes('.css') &&
  (among(sheets)(id) ||
    (among([...ui, ...closing, ...sharing])(id) &&
      !among([...forms, ...facts, ...rareSheets, ...dialogs])(id)));

/** Several pages must have it in common; what only one has is in the page's own file. */
const shared = { minShareCount: 2 };

/**
 * In which files code reaches the browser: few, for small ones compress badly, and yet no page loads what only far ones
 * show. Slices whose pages people see one after the other share a chunk. A slice that is named nowhere here gets its own, so
 * that a new part of the product costs the present pages nothing.
 */
export const chunks = [
  { name: 'vendor', priority: 8, test: among(vendor) },
  { name: 'frame', priority: 7, test: (id: string) => among(frame)(id) || isSheetOfMost(id) },
  // Before the calls, which need some of it as well.
  { name: 'searched', priority: 6.92, test: among(searched), ...shared },
  { name: 'api', priority: 6.9, test: among(api) },
  { name: 'closing', priority: 6.95, test: among(closing), ...shared },
  { name: 'marks', priority: 6.85, test: among(marks), ...shared },
  { name: 'business-view', priority: 6.8, test: among(businessView), ...shared },
  { name: 'product-view', priority: 6.75, test: among(productView), ...shared },
  { name: 'reference-lists', priority: 6.7, test: among(referenceLists), ...shared },
  { name: 'outcomes', priority: 6.6, test: among(outcomes), ...shared },
  { name: 'menu-buttons', priority: 6.55, test: among(menuButtons), ...shared },
  { name: 'open-menu', priority: 6.54, test: among(openMenu) },
  { name: 'shared-icons', priority: 6.5, test: among(sharedIcons), ...shared },
  { name: 'menus', priority: 6, test: among(menus) },
  { name: 'picture-icons', priority: 5.6, test: among(pictureIcons), ...shared },
  { name: 'point-icons', priority: 5.55, test: among(pointIcons), ...shared },
  { name: 'sharing', priority: 5.52, test: among(sharing), ...shared },
  { name: 'tools', priority: 5.5, test: among(tools), ...shared },
  {
    name: 'icons',
    priority: 5.3,
    test: (id: string) =>
      id.includes('/packages/ui/src/icon/lucide/') &&
      !among([...firstIcons, ...facts, ...sharing, ...social])(id),
    ...shared,
  },
  {
    name: 'ui',
    priority: 5,
    test: (id: string) =>
      among(ui)(id) && !among([...forms, ...results, ...calls, ...loading, ...facts, ...dialogs])(id),
    ...shared,
  },
  { name: 'requests', priority: 4.6, test: among(requests), ...shared },
  {
    name: 'directory',
    priority: 4.55,
    test: (id: string) =>
      among(verification)(id) ||
      (among(directory)(id) && !among([...business, ...results, ...prices, ...filtering])(id)),
    ...shared,
  },
  { name: 'filters', priority: 4.52, test: among(filtering), ...shared },
  { name: 'posts', priority: 3.85, test: among(posts), ...shared },
  { name: 'post-views', priority: 3.84, test: among(postViews), ...shared },
  { name: 'waiting', priority: 3.86, test: among(waiting), ...shared },
  { name: 'results', priority: 4.5, test: among(results), ...shared },
  { name: 'group-cards', priority: 4.3, test: among(groupCards), ...shared },
  { name: 'loading', priority: 4.4, test: among(loading), ...shared },
  // What makes up the page of a business is on its preview, too, and on no other page.
  {
    name: 'businesses',
    priority: 3.9,
    test: (id: string) => among(facts)(id) || (among(business)(id) && !among(contacts)(id)),
    minShareCount: 3,
  },
  { name: 'contacts', priority: 3.8, test: among(contacts), ...shared },
  { name: 'people', priority: 3, test: among(people), ...shared },
  {
    name: 'forms',
    priority: 2.9,
    test: (id: string) => among(forms)(id) && !among([...tokens, ...days])(id),
    ...shared,
  },
  { name: 'tokens', priority: 2.85, test: among(tokens), ...shared },
  { name: 'days', priority: 2.83, test: among(days), ...shared },
  {
    name: 'uploads',
    priority: 2.8,
    test: (id: string) => among(uploads)(id) && !among([...otherFiles, ...sending, ...cutting])(id),
    ...shared,
  },
  { name: 'other-files', priority: 2.7, test: among(otherFiles), ...shared },
  { name: 'sending', priority: 2.65, test: among(sending), ...shared },
  { name: 'cutting', priority: 2.64, test: among(cutting), ...shared },
  { name: 'downloads', priority: 2.6, test: among(downloads), ...shared },
  {
    name: 'calls',
    priority: 2.5,
    test: (id: string) => among(calls)(id) && !among(editing)(id),
    ...shared,
  },
  { name: 'editing', priority: 2.49, test: among(editing), ...shared },
  { name: 'inquiry-calls', priority: 2.47, test: among(inquiryCalls), ...shared },
  { name: 'joining', priority: 2.45, test: among(joining), ...shared },
  { name: 'fairs', priority: 2.42, test: among(fairs), ...shared },
  { name: 'social', priority: 2.4, test: among(social), ...shared },
  { name: 'clashes', priority: 2.3, test: among(clashes), ...shared },
  { name: 'dialogs', priority: 2.25, test: among(dialogs), ...shared },
  { name: 'doing', priority: 2.24, test: among(doing), ...shared },
  { name: 'own-products', priority: 2.2, test: among(ownProducts), ...shared },
  { name: sliceOf, priority: 1, test: /\/portal\/app\//, ...shared },
];
