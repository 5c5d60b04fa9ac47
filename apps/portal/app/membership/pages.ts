import { defineTextPage } from '../page/define-page.ts';

export const membershipPages = [
  defineTextPage({ route: '/membership-standard', module: 'membership/membership-standard' }),
  defineTextPage({ route: '/membership-gold', module: 'membership/membership-gold' }),
  defineTextPage({ route: '/membership-premium', module: 'membership/membership-premium' }),
  defineTextPage({ route: '/membership-platinum', module: 'membership/membership-platinum' }),
] as const;
