import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';

/** Checklist 40 and 41. */
export const links: PageLinks = ({ code, place: country }) => ({
  'footer-manufacturers': {
    1: { href: `/countries/manufacturers/${code}`, text: msg`Search manufacturers in ${country}` },
    2: { href: '/directory/verified-manufacturers', text: msg`Verified manufacturers` },
    3: { href: '/directory/certified-products', text: msg`Certified products` },
    4: { href: '/directory/private-label', text: msg`Private label industry` },
    5: { href: '/directory/international-logistics', text: msg`International logistics` },
  },
  'footer-distributors': {
    2: { href: `/countries/suppliers/${code}`, text: msg`Search suppliers in ${country}` },
    3: { href: `/countries/retailers/${code}`, text: msg`Search retailers in ${country}` },
    4: { href: '/directory/verified-suppliers', text: msg`Verified worldwide suppliers` },
  },
  'footer-buyers': {
    2: { href: '/countries/buyers', text: msg`Search Buyers by Countries` },
    3: { href: '/directory/price-list', text: msg`Certified products price list` },
  },
});
