import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import type { PageLinks } from '../page/page-link.ts';

export const links: PageLinks = () => ({
  'footer-company': {
    1: { href: '/about-us', text: msg`About us` },
    2: { href: '/mission-vision', text: msg`Mission, vision and values` },
    3: { href: '/why-kontor', text: msg`Why ${brand.name}` },
    4: { href: '/our-network', text: msg`Our network` },
  },
  'footer-services': {
    2: { href: '/company-verification', text: msg`Company Verification` },
    3: { href: '/advertise-with-us', text: msg`Advertise with Us` },
    4: { href: '/free-marketing', text: msg`Free B2B Marketing` },
    5: { href: '/message-center', text: msg`Message Center` },
  },
  'footer-distributors': {
    1: { href: '/work-with-kontor', text: msg`Work with the network` },
  },
});
