import { type PublicProfile, personAddress } from '@kontor/contract';
import { joinedParts } from '@kontor/web/language/joined';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { placeName } from '../business/postal-address.ts';
import { countryName } from '../portal-country.ts';
import { cutText, keywordList } from '../seo/cut-text.ts';
import { descriptionRoom, titleRoom } from '../seo/head-room.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { profileThing } from './profile-thing.ts';
import { sharedPerson } from './shared-person.server.ts';

type Context = LoaderFunctionArgs['context'];

/** A role gets so much of the title however long the name is. */
const leastRole = 24;

/** A person's public page. Those with next to nothing to read are not for search engines, nor are invented people. */
export function publicProfileMeta(profile: PublicProfile, context: Context): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const { jobPosition, companyName, briefPresentation, industry, profession } = profile;
  const name = `${profile.firstName} ${profile.lastName}`;
  const place = placeName(profile, language);
  const portal = `${brand.name} ${countryName(country, language)}`;
  const canonical = origin + personAddress(profile.userID);
  const work = joinedParts([jobPosition?.name ?? profession, companyName], language);
  const role = cutText(work || place, Math.max(leastRole, titleRoom - `${name} –  | ${portal}`.length));
  const stated = briefPresentation ?? joinedParts([work, place], language);
  const description = (text: string) => i18n._(msg`${name}: ${text} – ${portal}`);
  // What people write is as long in every language.
  const room = descriptionRoom.en - description('').length;
  return {
    title: `${[name, role].filter(Boolean).join(' – ')} | ${portal}`,
    description: stated ? description(cutText(stated, room)) : i18n._(msg`${name} is a member of ${portal}.`),
    keywords: keywordList([
      name,
      jobPosition?.name,
      profession,
      companyName,
      industry?.name,
      profile.businessType?.name,
      profile.country?.countryName,
      portal,
    ]),
    canonical,
    hidden: profile.origin === 'demo' || !(briefPresentation || work),
    things: [profileThing(profile, canonical)],
    picture: sharePicture(personAddress(profile.userID), sharedPerson(profile, { i18n }), context),
  };
}
