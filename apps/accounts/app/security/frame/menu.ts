import type { IconComponent } from '@kontor/ui/icon';
import type { MessageDescriptor } from '@lingui/core';

/** How the menu of an account's security leads to a page; its folder exports it from its `menu-entry.ts` as `entry`. */
export interface MenuEntry {
  /** Its place in the menu, from the smallest; those of other folders may stand between. */
  place: number;
  path: string;
  text: MessageDescriptor;
  Icon: IconComponent;
  /** Is marked at this very address alone. */
  exact?: true;
}
