import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';

/** A page somebody has opened: its path, without what stands behind a question mark. */
export const PageView = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 1_000, pattern: '^/' }),
  language: Type.Enum(['en', 'es', 'it', 'zh']),
});
export type PageView = Static<typeof PageView>;

/**
 * Pages at one path each, which are counted under it. Beside them those of businesses, products, people, lists and countries
 * are; nothing else is a page.
 */
export const countedPaths: readonly string[] = [
  '/',
  '/industries',
  '/search-result',
  '/profile',
  '/profile/edit',
  '/data-sources',
  '/contact-us',
  '/contact-us/form',
  '/about-us',
  '/mission-vision',
  '/why-kontor',
  '/our-network',
  '/company-verification',
  '/advertise-with-us',
  '/free-marketing',
  '/message-center',
  '/work-with-kontor',
  '/membership-standard',
  '/membership-gold',
  '/membership-premium',
  '/membership-platinum',
  '/terms-and-conditions',
  '/privacy-policy',
  '/developers',
  '/b2b-tips',
  '/b2b-tips/export-to-the-world-tip-0',
  '/b2b-tips/how-to-create-export-system-tip-1',
  '/b2b-tips/industrial-marketing-tip-2',
  '/b2b-tips/distribution-network-tip-3',
  '/b2b-tips/international-buyers-tip-4',
  '/b2b-tips/qualified-exporting-companies-tip-5',
  '/b2b-tips/best-products-for-export-tip-6',
  '/b2b-contract-help',
  '/b2b-contract-help/non-disclosure-agreement',
  '/b2b-contract-help/pro-forma-invoice',
  '/b2b-contract-help/purchase-order',
];

/** Checklist 279. Counts pages, never people: nothing of who opened it is kept, and no cookie is set. */
export const countPageView = defineCall({
  name: 'countPageView',
  method: 'POST',
  path: 'page-view',
  access: 'anyone',
  changes: false,
  noun: 'page-view',
  summary: 'Counts a page that was opened; who opened it is not kept',
  body: PageView,
  data: Type.Object({ counted: Type.Boolean() }),
});
