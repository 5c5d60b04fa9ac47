import { type Author, businessAddress, personAddress } from '@kontor/contract';
import { initialsOf } from '@kontor/ui/picture';
import { photoOf } from '../person/photo-of.ts';
import { monogramAddress } from '../picture/picture-address.ts';

/** What is shown of a person or a business one is connected with. */
export interface AuthorView {
  id: string;
  name: string;
  picture: string;
  href: string;
}

/** Pixels, on dense screens. */
const photoWidth = 96;

export function viewOfAuthor(author: Author): AuthorView {
  if ('userID' in author) {
    const { userID: id, firstName, lastName } = author;
    return {
      id,
      name: `${firstName} ${lastName}`,
      picture: photoOf(author, photoWidth),
      href: personAddress(id),
    };
  }
  const { businessID: id, general } = author;
  const name = general.companyName;
  const picture = general.profilePhoto?.url ?? monogramAddress(id, initialsOf(name), undefined);
  return { id, name, picture, href: businessAddress({ id, name }) };
}
