import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';
import { countriesAddress, listAddress } from './directory-address.ts';

/** Checklist 40 and 41. */
export const links: PageLinks = ({ code, place: country }) => ({
  'footer-manufacturers': {
    1: { href: countriesAddress('manufacturers', code), text: msg`Search manufacturers in ${country}` },
    2: { href: listAddress('verified-manufacturers'), text: msg`Verified manufacturers` },
    3: { href: listAddress('certified-products'), text: msg`Certified products` },
    4: { href: listAddress('private-label'), text: msg`Private label industry` },
    5: { href: listAddress('international-logistics'), text: msg`International logistics` },
  },
  'footer-distributors': {
    2: { href: countriesAddress('suppliers', code), text: msg`Search suppliers in ${country}` },
    3: { href: countriesAddress('retailers', code), text: msg`Search retailers in ${country}` },
    4: { href: listAddress('verified-suppliers'), text: msg`Verified worldwide suppliers` },
  },
  'footer-buyers': {
    2: { href: countriesAddress('buyers'), text: msg`Search Buyers by Countries` },
    3: { href: listAddress('price-list'), text: msg`Certified products price list` },
  },
});
