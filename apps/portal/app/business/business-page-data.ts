import type { BusinessProfile, BusinessRole, ProductOfBusiness, Wanted } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { dayOf } from '@kontor/web/language/day';
import { joinedParts } from '@kontor/web/language/joined';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { regionNames } from '../business-edit/region-names.ts';
import type { ShownConnections } from '../connection/shown-connections.server.ts';
import { coverAddress } from '../picture/picture-address.ts';
import type { LatestPostsView } from '../post/latest-posts.tsx';
import { tileOf } from '../product/product-view.ts';
import { sizeText } from '../upload/size-text.ts';
import { viewOfBusiness } from './business-view.ts';
import { compactRange } from './compact-range.ts';
import { confirmedTexts } from './confirmed-texts.ts';
import { placeName } from './postal-address.ts';
import type { PublicRecord } from './public-record.server.ts';
import { shownMarkets } from './shown-markets.ts';
import { verifiedFactsView } from './verified-facts-view.ts';
import { hoursText } from './working-hours.ts';

const firstProducts = 8;

interface Shown {
  language: ShownLanguage;
  products: readonly ProductOfBusiness[];
  /** All products, not only the first ones. */
  all: boolean;
  /** What whoever asks is to the business; absent for visitors and strangers. */
  accessLevel: BusinessRole | undefined;
  /** Words that are few and long reach the browser as they are shown, not in every language's file. */
  i18n: I18n;
}

/** What the page of a business shows of its profile. */
export function businessPageData(
  profile: BusinessProfile,
  { language, products, all, accessLevel, i18n }: Shown,
) {
  const { businessID, general, contactInfo, factory, tradeCapabilities, businessTerms, certificates } =
    profile;
  const { workingHours, timeZone } = contactInfo;
  const shown = all ? products : products.slice(0, firstProducts);
  return {
    ...viewOfBusiness(profile),
    cover: general.coverPhoto?.url ?? coverAddress(businessID, general.industry?.id),
    place: placeName(contactInfo, language),
    general,
    revenue: compactRange(general.totalAnnualRevenue, language),
    contactInfo,
    answers: workingHours && joinedParts([hoursText(workingHours, language), timeZone], language),
    factory,
    tradeCapabilities: {
      ...tradeCapabilities,
      markets: shownMarkets(tradeCapabilities.markets, (region) => i18n._(regionNames[region])),
    },
    businessTerms,
    certificates: certificates.map(({ document, ...stated }) => ({
      ...stated,
      issueDate: stated.issueDate && dayOf(stated.issueDate, language),
      expireDate: stated.expireDate && dayOf(stated.expireDate, language),
      document: document && { url: document.url, size: sizeText(document.bytes, language) },
    })),
    demoNote:
      profile.origin === 'demo'
        ? i18n._(msg`Demo data: this business is invented to show what a complete profile looks like.`)
        : undefined,
    accessLevel,
    facts: verifiedFactsView(profile, { language, i18n }),
    confirmed: confirmedTexts(profile, { language, i18n }),
    products: shown.map((product) => tileOf(product, general.companyName)),
    productCount: products.length,
  };
}

export type BusinessPageData = ReturnType<typeof businessPageData> & {
  /** Of a business nobody has claimed: what its source says, and whose that is. */
  record?: PublicRecord | undefined;
  /** How it answers inquiries, in words; not known in its preview. */
  answering?: string | undefined;
  /** The businesses it is connected with; not shown in its preview. */
  connected?: ShownConnections;
  /** What it tells its members on its cover. */
  ownText?: string | undefined;
  /** What people do with it; nothing in its preview. `mine` is known of people who are signed in. */
  /** Absent in the preview. */
  latestPosts?: LatestPostsView;
  social?: {
    followers: number;
    followersText: string;
    mine: { isLiked: boolean; followed: Wanted | undefined } | undefined;
  };
};
