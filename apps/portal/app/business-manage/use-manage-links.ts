import type { BusinessRole } from '@kontor/contract';
import {
  Gem,
  Headset,
  type IconComponent,
  LayoutDashboard,
  MessagesSquare,
  Package,
  Rocket,
  SquarePen,
  Users,
} from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { inboxSettingsAddress } from '../message-center/message-address.ts';
import { boostsAddress } from './boosts-address.ts';
import { businessProductsAddress, editBusinessAddress, membersAddress } from './manage-address.ts';
import { dashboardAddress, membershipAddress } from './owned-address.ts';
import { supportAddress } from './support-address.ts';

interface ManagedBusiness {
  id: string;
  name: string;
  /** What whoever is signed in is there; nothing for everybody else. */
  accessLevel?: BusinessRole | undefined;
}

interface ManageLink {
  /** The part of its address behind the business. */
  key: string;
  href: string;
  text: string;
  Icon: IconComponent;
}

/** What somebody may manage of a business, in its order (checklist 53, 143); an owner alone its membership; a member sees the products, who the others are and how they answer, others nothing. */
export function useManageLinks({ id, name, accessLevel }: ManagedBusiness): ManageLink[] {
  const { t } = useLingui();
  if (accessLevel === undefined) return [];
  const members = { key: 'members', href: membersAddress({ id, name }), text: t`Members`, Icon: Users };
  const products = {
    key: 'products',
    href: businessProductsAddress({ id, name }),
    text: t`Products`,
    Icon: Package,
  };
  const inbox = {
    key: 'inbox-settings',
    href: inboxSettingsAddress(id),
    text: t`Inbox settings`,
    Icon: MessagesSquare,
  };
  if (accessLevel === 'member') return [products, members, inbox];
  const edit = {
    key: 'edit',
    href: editBusinessAddress({ id, name }),
    text: t`Manage Profile`,
    Icon: SquarePen,
  };
  const boosts = { key: 'boosts', href: boostsAddress({ id, name }), text: t`Boosts`, Icon: Rocket };
  const support = { key: 'support', href: supportAddress({ id, name }), text: t`Support`, Icon: Headset };
  const dashboard = {
    key: 'dashboard',
    href: dashboardAddress({ id, name }),
    text: t`Manage Business`,
    Icon: LayoutDashboard,
  };
  if (accessLevel === 'admin') return [dashboard, edit, products, boosts, support, members, inbox];
  const membership = {
    key: 'membership',
    href: membershipAddress({ id, name }),
    text: t`Membership`,
    Icon: Gem,
  };
  return [dashboard, edit, products, boosts, support, membership, members, inbox];
}
