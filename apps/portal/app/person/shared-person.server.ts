import type { PublicProfile } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { placeName } from '../business/postal-address.ts';
import { withOrigin } from '../business/with-origin.server.ts';
import type { Visit } from '../session/page-context.ts';
import type { SharedPage } from '../share-picture/shared-page.ts';

/** What the picture of a person says: of what everybody sees of them the name, the work and the place. */
export function sharedPerson(profile: PublicProfile, { i18n }: Pick<Visit, 'i18n'>): SharedPage {
  const { userID, firstName, lastName, jobPosition, profession, companyName, industry, origin } = profile;
  const name = `${firstName} ${lastName}`;
  const place = placeName({ city: profile.city, country: profile.country }, i18n.locale);
  return {
    kind: withOrigin(jobPosition?.name ?? profession ?? i18n._(msg`Member`), origin, i18n),
    title: name,
    facts: [
      companyName && { label: i18n._(msg`Work company`), value: companyName },
      place && { label: i18n._(msg`Place`), value: place },
      industry && { label: i18n._(msg`Industry`), value: industry.name },
    ].filter((fact) => !!fact),
    art: { kind: 'mark', of: 'person', seed: userID, name, industry: industry?.id },
  };
}
