import { photoOf } from '../person/photo-of.ts';
import { useOwnProfile } from './use-own-profile.ts';

/** Pixels, on dense screens. */
const photoWidth = 96;

/** The photo or the initials of whoever is signed in; nothing until it is known who that is. */
export function AccountPhoto({ size }: { size: number }) {
  const profile = useOwnProfile();
  return profile ? <img src={photoOf(profile, photoWidth)} width={size} height={size} alt="" /> : null;
}
