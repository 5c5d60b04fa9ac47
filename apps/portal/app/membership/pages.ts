import { defineTextPage } from '../page/define-page.ts';

export const membershipPages = [
  defineTextPage({ route: '/membership-standard', module: 'membership/membership-page' }),
  defineTextPage({ route: '/membership-gold', module: 'membership/membership-page' }),
  defineTextPage({ route: '/membership-premium', module: 'membership/membership-page' }),
  defineTextPage({ route: '/membership-platinum', module: 'membership/membership-page' }),
] as const;
