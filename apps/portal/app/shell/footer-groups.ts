import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { inSentence } from '../portal-country.ts';
import { searchAddress } from '../search/search-query.ts';

interface FooterGroup {
  title: MessageDescriptor;
  entries: { text: MessageDescriptor; href: string }[];
}

/** The footer's four groups (checklist 36, 40, 41). Entries lead to `/` until their page exists (checklist 42). */
export function footerGroups({ code, name }: { code: string; name: string }): FooterGroup[] {
  const country = inSentence(name);
  return [
    {
      title: msg`Our Services`,
      entries: [
        { text: msg`Developers Zone`, href: '/' },
        { text: msg`Company Verification`, href: '/' },
        { text: msg`Advertise with Us`, href: '/' },
        { text: msg`Free B2B Marketing`, href: '/' },
        { text: msg`Message Center`, href: '/' },
      ],
    },
    {
      title: msg`Manufacturers`,
      entries: [
        { text: msg`Search manufacturers in ${country}`, href: searchAddress({ tab: 'MA', country: code }) },
        { text: msg`Verified manufacturers`, href: '/' },
        { text: msg`Certified products`, href: '/' },
        { text: msg`Private label industry`, href: '/' },
        { text: msg`International logistics`, href: '/' },
      ],
    },
    {
      title: msg`Distributors`,
      entries: [
        { text: msg`Work with the network`, href: '/' },
        { text: msg`Search suppliers in ${country}`, href: searchAddress({ tab: 'DI', country: code }) },
        { text: msg`Search retailers in ${country}`, href: searchAddress({ tab: 'RE', country: code }) },
        { text: msg`Verified worldwide suppliers`, href: '/' },
        { text: msg`B2B Contract Help`, href: '/' },
      ],
    },
    {
      title: msg`Buyers`,
      entries: [
        { text: msg`Direct Buyer Enquiries`, href: '/' },
        { text: msg`Search Buyers by Countries`, href: '/' },
        { text: msg`Certified products price list`, href: '/' },
      ],
    },
  ];
}
