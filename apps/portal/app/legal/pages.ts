import { defineTextPage } from '../page/define-page.ts';

export const legalPages = [
  defineTextPage({ route: '/terms-and-conditions', module: 'legal/terms-and-conditions' }),
  defineTextPage({ route: '/privacy-policy', module: 'legal/privacy-policy' }),
] as const;
