import { defineTextPage } from '../page/define-page.ts';

export const companyPages = [
  defineTextPage({ route: '/about-us', module: 'company/about-us' }),
  defineTextPage({ route: '/mission-vision', module: 'company/mission-vision' }),
  defineTextPage({ route: '/why-kontor', module: 'company/why-kontor' }),
  defineTextPage({ route: '/our-network', module: 'company/our-network' }),
  defineTextPage({ route: '/company-verification', module: 'company/company-verification' }),
  defineTextPage({ route: '/advertise-with-us', module: 'company/advertise-with-us' }),
  defineTextPage({ route: '/free-marketing', module: 'company/free-marketing' }),
  defineTextPage({ route: '/message-center', module: 'company/message-center' }),
  defineTextPage({ route: '/work-with-kontor', module: 'company/work-with-kontor' }),
] as const;
