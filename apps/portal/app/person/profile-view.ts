import type { MyProfile, PublicProfile } from '@kontor/contract';
import { placeName } from '../business/postal-address.ts';
import { coverAddress } from '../picture/picture-address.ts';
import { addressAt, sourceSet } from '../picture/picture-sizes.ts';
import { photoOf } from './photo-of.ts';

/** What the head of a profile shows. */
export interface ProfileView {
  id: string;
  name: string;
  username: string;
  photo: { src: string; alt: string };
  /** `avif` and `webp`: versions to choose from, where there are some. */
  cover: { src: string; avif: string | undefined; webp: string | undefined; alt: string };
  profession: string | undefined;
  jobPosition: string | undefined;
  companyName: string | undefined;
  /** "León, Guanajuato, Mexico", as far as known. */
  place: string;
  countryCode: string | undefined;
}

/** Pixels, on dense screens. */
const photoWidth = 264;
const coverWidth = 1240;

export function viewOfProfile(profile: MyProfile | PublicProfile, language: string): ProfileView {
  const { userID: id, firstName, lastName, profilePhoto, coverPhoto, country } = profile;
  return {
    id,
    name: `${firstName} ${lastName}`,
    username: profile.username,
    photo: { src: photoOf(profile, photoWidth), alt: profilePhoto?.alt ?? '' },
    cover: {
      src: coverPhoto ? addressAt(coverPhoto, coverWidth) : coverAddress(id, profile.industry?.id),
      avif: coverPhoto && sourceSet(coverPhoto, 'image/avif'),
      webp: coverPhoto && sourceSet(coverPhoto, 'image/webp'),
      alt: coverPhoto?.alt ?? '',
    },
    profession: profile.profession,
    jobPosition: profile.jobPosition?.name,
    companyName: profile.companyName,
    place: placeName(profile, language),
    countryCode: country?.code,
  };
}
