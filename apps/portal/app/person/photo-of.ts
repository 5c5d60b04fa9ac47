import type { Picture } from '@kontor/contract';
import { initialsOf } from '@kontor/ui/picture';
import { avatarAddress } from '../picture/picture-address.ts';
import { addressAt } from '../picture/picture-sizes.ts';

interface Pictured {
  userID: string;
  firstName: string;
  lastName: string;
  profilePhoto?: Picture | undefined;
}

/** The photo of a person at least so many pixels wide, else their initials. */
export function photoOf({ userID, firstName, lastName, profilePhoto }: Pictured, width: number): string {
  if (profilePhoto) return addressAt(profilePhoto, width);
  return avatarAddress(userID, initialsOf(`${firstName} ${lastName}`));
}
