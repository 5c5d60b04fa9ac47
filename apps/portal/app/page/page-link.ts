import type { IconComponent } from '@kontor/ui/icon';
import type { MessageDescriptor } from '@lingui/core';
import type { PageAddress } from './declared-pages.ts';

/** A list of links in the footer: below the company, one of the four groups, at its end. */
export type FooterList = `footer-${'company' | FooterGroup | 'legal'}`;
export type FooterGroup = 'services' | 'manufacturers' | 'distributors' | 'buyers';

/** A list of links in a menu; `mobile-` are those of the menu below 992 px. */
export type MenuList = 'account-menu' | `mobile-${'account' | 'main' | 'support'}`;

export interface FooterLink {
  text: MessageDescriptor;
  href: PageAddress;
}

export interface MenuLink extends FooterLink {
  icon: IconComponent;
  /** Where it leads once it is known who is signed in. */
  hrefOf?: (userID: string) => PageAddress;
}

export type LinkOf<List> = List extends 'bar' ? MenuLink : FooterLink;

/** Links by their place in a list; those of other folders may stand between. */
export type ByPlace<Link> = Readonly<Record<number, Link>>;

/** The country of the portal. */
interface LinkedCountry {
  code: string;
  /** As it stands in a sentence. */
  place: string;
}

/**
 * By which links bar and footer lead to the pages of a folder, list by list. The folder exports them from its `page-links.ts`
 * as `links`, and the shell finds that file by its name. They are not in `page.ts`, which is read unbuilt and so holds no texts.
 */
export type PageLinks = (country: LinkedCountry) => {
  readonly [List in FooterList | 'bar']?: ByPlace<LinkOf<List>>;
};

/** The same of menus, from `menu-links.ts`: their icons are loaded with the menu, for most pages are read without. */
export type MenuLinks = { readonly [List in MenuList]?: ByPlace<MenuLink> };
