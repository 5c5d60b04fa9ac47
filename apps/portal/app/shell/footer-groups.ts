import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { contactPath } from '../contact/contact-address.ts';
import { contractHelpPath } from '../contracts/contract-templates.ts';
import { countriesAddress, listAddress } from '../directory/directory-address.ts';
import type { PageAddress } from '../page/declared-pages.ts';
import { inSentence } from '../portal-country.ts';
import { tipsPath } from '../tips/tips.ts';

interface FooterLink {
  text: MessageDescriptor;
  href: PageAddress;
}

interface FooterGroup {
  title: MessageDescriptor;
  entries: FooterLink[];
}

/** Who we are, below the company block. */
export const companyLinks: readonly FooterLink[] = [
  { text: msg`About us`, href: '/about-us' },
  { text: msg`Mission, vision and values`, href: '/mission-vision' },
  { text: msg`Why ${brand.name}`, href: '/why-kontor' },
  { text: msg`Our network`, href: '/our-network' },
  { text: msg`Memberships`, href: '/membership-standard' },
  { text: msg`Articles`, href: tipsPath },
  { text: msg`Contact us`, href: contactPath },
];

export const legalLinks: readonly FooterLink[] = [
  { text: msg`Terms and conditions`, href: '/terms-and-conditions' },
  { text: msg`Privacy policy`, href: '/privacy-policy' },
  { text: msg`Data sources`, href: '/data-sources' },
];

/** The footer's four groups (checklist 36, 40, 41). The board of buyers' requests leads to `/` until there is one (checklist 42). */
export function footerGroups({ code, name }: { code: string; name: string }): FooterGroup[] {
  const country = inSentence(name);
  return [
    {
      title: msg`Our Services`,
      entries: [
        { text: msg`Developers Zone`, href: '/developers' },
        { text: msg`Company Verification`, href: '/company-verification' },
        { text: msg`Advertise with Us`, href: '/advertise-with-us' },
        { text: msg`Free B2B Marketing`, href: '/free-marketing' },
        { text: msg`Message Center`, href: '/message-center' },
      ],
    },
    {
      title: msg`Manufacturers`,
      entries: [
        { text: msg`Search manufacturers in ${country}`, href: countriesAddress('manufacturers', code) },
        { text: msg`Verified manufacturers`, href: listAddress('verified-manufacturers') },
        { text: msg`Certified products`, href: listAddress('certified-products') },
        { text: msg`Private label industry`, href: listAddress('private-label') },
        { text: msg`International logistics`, href: listAddress('international-logistics') },
      ],
    },
    {
      title: msg`Distributors`,
      entries: [
        { text: msg`Work with the network`, href: '/work-with-kontor' },
        { text: msg`Search suppliers in ${country}`, href: countriesAddress('suppliers', code) },
        { text: msg`Search retailers in ${country}`, href: countriesAddress('retailers', code) },
        { text: msg`Verified worldwide suppliers`, href: listAddress('verified-suppliers') },
        { text: msg`B2B Contract Help`, href: contractHelpPath },
      ],
    },
    {
      title: msg`Buyers`,
      entries: [
        { text: msg`Direct Buyer Enquiries`, href: '/' },
        { text: msg`Search Buyers by Countries`, href: countriesAddress('buyers') },
        { text: msg`Certified products price list`, href: listAddress('price-list') },
      ],
    },
  ];
}
