import type { PublicProfile } from '@kontor/contract';
import { part, type Thing, thing } from '../seo/thing.ts';

/** A person as their page at `address` shows them; what they show of their birth is for people, not for crawlers. */
export function profileThing(profile: PublicProfile, address: string): Thing {
  const { companyName, profilePhoto, country, state, city, preferredLanguage } = profile;
  return thing('ProfilePage', {
    '@id': address,
    url: address,
    mainEntity: part('Person', {
      '@id': `${address}#person`,
      name: `${profile.firstName} ${profile.lastName}`,
      givenName: profile.firstName,
      familyName: profile.lastName,
      alternateName: profile.username,
      identifier: profile.userID,
      description: profile.briefPresentation,
      jobTitle: profile.jobPosition?.name ?? profile.profession,
      worksFor: companyName === undefined ? undefined : part('Organization', { name: companyName }),
      image: profilePhoto && new URL(profilePhoto.url, address).href,
      knowsLanguage: preferredLanguage?.code,
      address:
        country &&
        part('PostalAddress', {
          addressLocality: city,
          addressRegion: state?.stateName,
          addressCountry: country.code,
        }),
    }),
  });
}
