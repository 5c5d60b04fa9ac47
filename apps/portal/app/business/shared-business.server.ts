import type { BusinessProfile } from '@kontor/contract';
import { msg, plural } from '@lingui/core/macro';
import type { Visit } from '../session/page-context.ts';
import type { SharedPage } from '../share-picture/shared-page.ts';
import { placeName } from './postal-address.ts';
import { withOrigin } from './with-origin.server.ts';

/** What the picture of a business says: its kind, its name, where it is, what it makes, and what of it is proven today. */
export function sharedBusiness(profile: BusinessProfile, { i18n }: Pick<Visit, 'i18n'>): SharedPage {
  const { businessID, general, contactInfo, origin } = profile;
  const { city, country } = contactInfo;
  const place = placeName({ city, country }, i18n.locale);
  return {
    kind: withOrigin(general.businessType.name, origin, i18n),
    title: general.companyName,
    facts: [
      { label: i18n._(msg`Place`), value: place },
      general.industry && { label: i18n._(msg`Industry`), value: general.industry.name },
      provenToday(profile, { i18n }) ?? established(profile, { i18n }),
    ].filter((fact) => !!fact),
    art: {
      kind: 'mark',
      of: 'business',
      seed: businessID,
      name: general.companyName,
      industry: general.industry?.id,
    },
  };
}

function provenToday({ verifiedFacts, origin }: BusinessProfile, { i18n }: Pick<Visit, 'i18n'>) {
  const count = verifiedFacts.length;
  if (count === 0) return undefined;
  const value = i18n._(msg`${plural(count, { one: '# valid today', other: '# valid today' })}`);
  // Of an invented business nothing was proven: no seal.
  if (origin === 'demo') return { label: i18n._(msg`Verified (demo)`), value };
  return { label: i18n._(msg`Verified facts`), value, proven: true };
}

function established({ general }: BusinessProfile, { i18n }: Pick<Visit, 'i18n'>) {
  const year = general.yearStablished;
  return year === undefined ? undefined : { label: i18n._(msg`Year established`), value: String(year) };
}
