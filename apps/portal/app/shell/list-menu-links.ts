import type { ByPlace, MenuLinks, MenuList } from '../page/page-link.ts';
import { inOrder } from './in-order.ts';
import type { MenuEntry } from './menu-link.tsx';

const declared = Object.values(
  import.meta.glob<MenuLinks>('../*/menu-links.ts', { eager: true, import: 'links' }),
);

/** The links that pages declare for a menu, and what the shell itself puts between them, in their order. */
export function listMenuLinks(list: MenuList, own?: ByPlace<MenuEntry>): MenuEntry[] {
  return inOrder<MenuEntry>([own, ...declared.map((links) => links[list])]);
}
