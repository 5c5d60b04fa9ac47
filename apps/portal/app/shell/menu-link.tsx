import { useLingui } from '@lingui/react';
import type { MenuLink as PageEntry } from '../page/page-link.ts';
import { useUserID } from '../session/use-user-id.ts';

/** An entry of a menu, of which some lead to pages of the account service. */
export interface MenuEntry extends Omit<PageEntry, 'href'> {
  href: string;
}

interface MenuLinkProps extends MenuEntry {
  className: string;
  /** Of its icon, in pixels. */
  size: number;
  /** Whether it leads to the page shown, or to where that belongs. */
  current?: 'page' | 'true' | undefined;
}

/** A link of a menu: its icon and its words. */
export function MenuLink({ href, hrefOf, text, icon: Icon, className, size, current }: MenuLinkProps) {
  const { i18n } = useLingui();
  const userID = useUserID();
  return (
    <a className={className} href={hrefOf && userID ? hrefOf(userID) : href} aria-current={current}>
      <Icon size={size} />
      {i18n._(text)}
    </a>
  );
}
