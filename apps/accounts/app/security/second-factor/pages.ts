import { definePage } from '../../page/define-page.ts';

export const secondFactorPages = [
  definePage({
    route: '/security/second-factor',
    module: 'security/second-factor/second-factor-page',
    frame: 'security',
  }),
  definePage({
    route: '/security/second-factor/recovery-codes',
    module: 'security/second-factor/recovery-codes-page',
    frame: 'security',
  }),
  definePage({
    route: '/security/second-factor/end',
    module: 'security/second-factor/end-page',
    frame: 'security',
  }),
];
