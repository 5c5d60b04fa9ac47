import { businessAddress, type FollowUpSubject, productAddress } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { logoOf } from '../business/business-view.ts';
import { listAddress } from '../list/list-address.ts';
import { conversationAddress, oneself } from '../message-center/message-address.ts';
import { viewOfParty } from '../message-center/party-view.ts';
import { pictureOf } from '../product/product-view.ts';

export interface SubjectView {
  name: string;
  /** Undefined where it is no longer available. */
  href: string | undefined;
  /** Lists have none. */
  picture: string | undefined;
}

/** What a follow-up is about, as its row shows it. */
export function useSubjectView(): (subject: FollowUpSubject) => SubjectView {
  const { t } = useLingui();
  return ({ id, business, product, inquiry, list }) => {
    if (business) {
      const name = business.general.companyName;
      return { name, href: businessAddress({ id, name }), picture: logoOf(business) };
    }
    if (product) {
      const { name, businessProfile } = product;
      const company = businessProfile.general.companyName;
      return { name, href: productAddress({ id, name, company }), picture: pictureOf(product).url };
    }
    if (inquiry) {
      const { name, picture } = viewOfParty(inquiry.other);
      const href = conversationAddress(inquiry.businessID ?? oneself, id);
      return { name: name || t`Former member`, href, picture };
    }
    if (list) return { name: list.name, href: listAddress(id), picture: undefined };
    return { name: t`No longer available`, href: undefined, picture: undefined };
  };
}
