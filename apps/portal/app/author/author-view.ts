import { type Author, businessAddress, personAddress } from '@kontor/contract';
import type { Tier } from '@kontor/ui';
import { initialsOf } from '@kontor/ui/picture';
import type { I18n } from '@lingui/core';
import { photoOf } from '../person/photo-of.ts';
import { monogramAddress } from '../picture/picture-address.ts';
import { addressAt } from '../picture/picture-sizes.ts';
import { tabName } from '../search/tab-name.ts';

/** Pixels, on dense screens. */
const photoWidth = 96;

/** What is shown of a person or a business beside what they do. */
export interface AuthorView {
  id: string;
  type: 'business' | 'user';
  name: string;
  href: string;
  picture: string;
  /** What a business is, or where somebody works. */
  note?: string | undefined;
  tier?: Tier | undefined;
  isDemo: boolean;
}

export function viewOfAuthor(author: Author, i18n: I18n): AuthorView {
  if ('userID' in author)
    return {
      id: author.userID,
      type: 'user',
      name: `${author.firstName} ${author.lastName}`,
      href: personAddress(author.userID),
      picture: photoOf(author, photoWidth),
      note: author.companyName,
      isDemo: author.isDemo === true,
    };
  const { businessID: id, general, businessTypeCode, subscription, industryID, isDemo } = author;
  return {
    id,
    type: 'business',
    name: general.companyName,
    href: businessAddress({ id, name: general.companyName }),
    picture: general.profilePhoto
      ? addressAt(general.profilePhoto, photoWidth)
      : monogramAddress(id, initialsOf(general.companyName), industryID),
    note: businessTypeCode && i18n._(tabName[businessTypeCode]),
    tier: subscription,
    isDemo: isDemo === true,
  };
}
