import { addressById, type BusinessProfile, canonicalBusinessPath } from '@kontor/contract';
import { joinedParts } from '@kontor/web/language/joined';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { cutText, keywordList } from '../seo/cut-text.ts';
import { descriptionRoom } from '../seo/head-room.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { postsFeed } from '../timeline/posts-feed.server.ts';
import { businessThing } from './business-thing.ts';
import { sharedBusiness } from './shared-business.server.ts';

const titleLength = 64;

/** Checklist 337: the short description stands in the title, in whole words of at most 64 characters. */
export function businessMeta(
  profile: BusinessProfile,
  { hasPosts, context }: { hasPosts: boolean; context: LoaderFunctionArgs['context'] },
): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const { businessID, general, contactInfo, origin: madeBy } = profile;
  const name = general.companyName;
  const type = general.businessType.name;
  const industry = general.industry?.name;
  const place = contactInfo.country.countryName;
  const portal = countryName(country, language);
  const canonical = origin + canonicalBusinessPath({ id: businessID, name });
  const stated = general.shortDescription ?? joinedParts([type, industry, place], language);
  const description = (text: string) => i18n._(msg`${name}, ${place}: ${text} – ${brand.name} ${portal}`);
  return {
    title: `${name} – ${cutText(stated, titleLength)} | ${brand.name} ${portal}`,
    description: description(cutText(stated, descriptionRoom.en - description('').length)),
    keywords: keywordList([
      name,
      type,
      industry,
      ...[...general.categories, ...(general.subCategories ?? [])].map((each) => each.name),
      place,
      portal,
    ]),
    canonical,
    // Invented businesses are no real offers: they may be looked at, not found by search engines.
    hidden: madeBy === 'demo',
    feed: hasPosts ? postsFeed({ id: businessID, name }, context) : undefined,
    things: [businessThing(profile, canonical)],
    picture: sharePicture(addressById('business', businessID), sharedBusiness(profile, { i18n }), context),
  };
}
