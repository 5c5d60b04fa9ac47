// Every page of the portal, each declared in its own folder. Routes, addresses, caching, sitemaps, share pictures, counted
// views and the pages that the tests visit follow from here.

export { businessPage } from './business/page.ts';
export { createBusinessPage } from './business-create/page.ts';
export { businessEditPages } from './business-edit/page.ts';
export { businessMemberPages } from './business-members/pages.ts';
export { businessPreviewPage } from './business-preview/page.ts';
export { businessProductsPage } from './business-products/page.ts';
export { companyPages } from './company/pages.ts';
export { contactPage } from './contact/page.ts';
export { contractPages } from './contracts/pages.ts';
export { dataSourcesPage } from './data-sources/page.ts';
export { developersPage } from './developers/page.ts';
export { directoryPages } from './directory/pages.ts';
export { helpRequestPage } from './help-request/page.ts';
export { homePage } from './home/page.ts';
export { howRankingWorksPage } from './how-ranking-works/page.ts';
export { inboxSettingsPage } from './inbox-settings/page.ts';
export { industriesPage } from './industries/page.ts';
export { inquiryFormPage } from './inquiry-form/page.ts';
export { legalPages } from './legal/pages.ts';
export { membershipPages } from './membership/pages.ts';
export { messagePages } from './message-center/pages.ts';
export { myBusinessPage } from './my-business/page.ts';
export { newsfeedPage } from './newsfeed/page.ts';
export { notificationPages } from './notification/pages.ts';
export { personPages } from './person/pages.ts';
export { postPage } from './post/page.ts';
export { productPage } from './product/page.ts';
export { productFormPage } from './product-form/page.ts';
export { productImportPage } from './product-import/page.ts';
export { filtersPage } from './search/filters/page.ts';
export { searchPage } from './search/page.ts';
export { sessionRedirectPage } from './session-redirect/page.ts';
export { timelinePage } from './timeline/page.ts';
export { tipPages } from './tips/pages.ts';
export { transcriptPages } from './transcript/pages.ts';
