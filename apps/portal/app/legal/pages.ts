import { defineTextPage } from '../page/define-page.ts';

export const legalPages = [
  defineTextPage({ route: '/terms-and-conditions', module: 'legal/legal-page' }),
  defineTextPage({ route: '/privacy-policy', module: 'legal/legal-page' }),
] as const;
