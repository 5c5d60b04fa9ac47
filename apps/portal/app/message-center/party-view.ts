import { businessAddress, type Inquiry, type InquiryParty } from '@kontor/contract';
import { initialsOf } from '@kontor/ui/picture';
import { logoOf } from '../business/business-view.ts';
import { avatarAddress, monogramAddress } from '../picture/picture-address.ts';
import { addressAt } from '../picture/picture-sizes.ts';

/** What is shown of a party of a conversation. */
export interface PartyView {
  /** Empty of somebody who is no longer there. */
  name: string;
  picture: string;
  /** Its page, if it has one everybody may see. */
  href: string | undefined;
}

/** Pixels, on dense screens. */
const pictureWidth = 128;

/** Who is on the other side. */
export function otherParty({ side, sender, receiver }: Inquiry): InquiryParty {
  return side === 'S' ? receiver : sender;
}

/** `nobody` stands for the id where there is none. */
export function viewOfParty({ type, id = 'nobody', name, photo, business }: InquiryParty): PartyView {
  if (business)
    return {
      name,
      picture: logoOf(business),
      href: businessAddress({ id: business.businessID, name: business.general.companyName }),
    };
  const drawn =
    type === 'business'
      ? monogramAddress(id, initialsOf(name), undefined)
      : avatarAddress(id, initialsOf(name));
  return { name, picture: photo ? addressAt(photo, pictureWidth) : drawn, href: undefined };
}
